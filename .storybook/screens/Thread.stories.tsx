import { shows, showsTitle } from '@tests/support/plays';
import { emptyAt, failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

const replies = '/api/posts/:id/replies';

// A reply between the post that it answers and its own replies. (A doc comment here would replace the parameters, which aren't a literal.)
export default { title: 'Screens/Thread', tags: ['!autodocs'], ...screenAt('/reply/:reply') };

export const Full: ScreenStory = { play: showsTitle('Reply') };
/** The reply has loaded, its replies are loading. */
export const Loading: ScreenStory = { ...waitingFor({ path: replies }), play: showsTitle('Reply') };
export const Empty: ScreenStory = { ...emptyAt(replies), play: shows('No replies yet') };
export const Failed: ScreenStory = { ...failingAt({ path: replies }), play: shows('Replies didn’t load') };
