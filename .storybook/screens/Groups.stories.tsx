import { shows } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Groups', tags: ['!autodocs'], ...screenAt('/groups') };

export const Full: ScreenStory = { play: shows('Night Shift Readers') };
export const Loading: ScreenStory = { ...waitingFor(), play: shows('Loading groups') };
export const Empty: ScreenStory = { ...emptyAt(), play: shows('You’re not in any groups yet') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('Groups didn’t load') };
