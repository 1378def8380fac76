import { shows, showsRole, waitsWithout } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Explore', tags: ['!autodocs'], ...screenAt('/search?q=tram') };

export const Full: ScreenStory = { play: showsRole('tab', /^Posts \d/) };
export const Loading: ScreenStory = { ...waitingFor(), play: waitsWithout('article') };
export const Empty: ScreenStory = { ...emptyAt(), play: shows('No results for “tram”') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('Search didn’t work') };
