import { shows, showsTitle } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Profile', tags: ['!autodocs'], ...screenAt('/user/maya') };

export const Full: ScreenStory = { play: showsTitle(/Maya/) };
export const Loading: ScreenStory = { ...waitingFor(), play: shows('Loading the profile') };
export const Empty: ScreenStory = { ...emptyAt(), play: shows('No posts yet') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('The profile didn’t load') };
