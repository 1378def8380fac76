import { shows } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Notifications', tags: ['!autodocs'], ...screenAt('/notifications') };

export const Full: ScreenStory = { play: shows('Mark all as read') };
export const Loading: ScreenStory = { ...waitingFor(), play: shows('Loading notifications') };
export const Empty: ScreenStory = { ...emptyAt(), play: shows('You’re all caught up') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('Notifications didn’t load') };
