import { shows, showsTitle, waitsWithout } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Post', tags: ['!autodocs'], ...screenAt('/post/:post') };

export const Full: ScreenStory = { play: showsTitle('Post') };
export const Loading: ScreenStory = { ...waitingFor(), play: waitsWithout('article') };
/** A post without replies. */
export const Empty: ScreenStory = { ...emptyAt('/api/posts/:id/replies'), play: shows('No replies yet') };
export const Failed: ScreenStory = { ...failingAt(), play: shows('The post didn’t load') };
