import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPerson, aPost } from '@tests/support/factories';
import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Post } from '@/api';
import { Thread } from './Thread.tsx';

const noor = aPerson('noor', { displayName: 'Noor van der Meer', rating: 8_200, verified: true });
/** A picture that the mock store has. */
const file = (alt: string) => ({ storageId: 'f0000038-1o41aoy', alt, width: 320, height: 320 });

const post = aPost('p', { title: 'Trams after midnight', rawText: 'The last one leaves at 0:40 from now on.' });
const answer = (id: string, day: number, to: Post, text: string, overrides: Partial<Post> = {}) =>
  aPost(id, {
    ...{ type: 'reply', rawText: text, repostedPostId: to.id, repostedPost: to, authorUser: noor },
    ...{ publishedAt: `2026-03-${day}T12:00:00.000Z`, ...overrides },
  });
const later = answer('r2', 11, post, 'And on Sundays?', { numReplies: 1 });
const replies = [later, answer('r1', 10, post, 'High time.')];
const below = answer('r3', 12, later, 'On Sundays at 0:10.', { authorUser: post.authorUser });

/** The server's answers: the post, its replies, and the replies to the later one. */
const answers = (post: Post, list: readonly Post[] = []) => [
  { path: '/api/posts/p', method: 'GET', status: 200, body: post },
  { path: '/api/posts/p/replies', status: 200, body: { results: list, count: list.length } },
  { path: '/api/posts/r2/replies', status: 200, body: { results: [below], count: 1 } },
  { path: '/api/posts/:id/replies', status: 200, body: { results: [], count: 0 } },
  { path: '/api/posts/:id/mark-as-read', method: 'POST', status: 200, body: {} },
];
const app = (post: Post, list?: readonly Post[]) => ({
  app: { persona: 'regular', now: '2026-03-14T12:00:00Z', then: answers(post, list) },
});

const meta = {
  title: 'Posts/Page',
  tags: ['!autodocs'],
  component: Thread,
  args: { postId: 'p', isReply: false },
  parameters: {
    frame: 'column',
    docs: { description: { component: 'A post on its own page, with what it answers and what answers it.' } },
    ...app(post),
  },
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** A reply with its own replies below, and the choice of the order. */
export const InAnotherOrder: Story = {
  parameters: app({ ...post, numReplies: 2 }, replies),
  play: async (context) => {
    await shows('And on Sundays?', 'On Sundays at 0:10.')(context);
    await userEvent.click(await within(context.canvasElement).findByRole('combobox', { name: 'Order of the replies' }, patience));
    const last = await page.findByRole('option', { name: 'Highest rated' }, patience);
    await waitFor(() => expect(last).toBeVisible(), patience);
  },
};

/** Without the right to reply there is no reply box. */
export const ClosedReplies: Story = {
  parameters: app({ ...post, isAnyoneCanReply: false, canReply: false }),
  play: shows('Only people the author follows or mentioned can reply.', 'No replies yet'),
};

/** The post that it answers was deleted. */
export const AnswerToNothing: Story = {
  parameters: app({ ...post, type: 'reply', repostedPostId: 'gone', title: null }),
  play: shows('This post is no longer available.'),
};

/** The pictures of a post, one at a time. */
export const Viewer: Story = {
  parameters: app({ ...post, attachedFiles: [file('A tram at night'), file('Its timetable')] }),
  play: async ({ canvasElement }) => {
    await fireEvent.click(await within(canvasElement).findByRole('button', { name: 'Enlarge: A tram at night' }, patience));
    const viewer = await page.findByRole('dialog', { name: 'Image 1 of 2' }, patience);
    const picture = within(viewer).getByRole<HTMLImageElement>('img', { name: 'A tram at night' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), patience);
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/s3\//));
  },
};
