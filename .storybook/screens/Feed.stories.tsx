import { shows, showsRole, waitsWithout } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Feed', tags: ['!autodocs'], ...screenAt('/') };

export const Full: ScreenStory = { play: showsRole('article') };
export const Loading: ScreenStory = { ...waitingFor(), play: waitsWithout('article') };
export const Empty: ScreenStory = { ...emptyAt(), play: shows('Nothing here yet') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('Posts didn’t load') };
