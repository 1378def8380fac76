import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPerson, aPost } from '@tests/support/factories';
import { patience } from '@tests/support/plays';
import { useStore } from 'jotai';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Post } from '@/api';
import { Grid } from '@/design-system';
import { type PostRow, postAtom, putPostsAtom, putRowsAtom } from '../../state/postStore.ts';
import { PostCard, type PostCardProps } from './PostCard.tsx';

interface CardArgs extends Pick<PostCardProps, 'answersId' | 'isConnected' | 'isContinued' | 'isPicture'> {
  /** The posts of an answer. */
  post: Post;
  /** The state that only this browser has. */
  own?: Partial<PostRow>;
}

/** Puts the post into the story's store before the card reads it. */
function Card({ post, own = {}, ...card }: CardArgs) {
  const store = useStore();
  useState(() => {
    store.set(putPostsAtom, [post]);
    const row = store.get(postAtom(post.id));
    if (row) store.set(putRowsAtom, [{ ...row, ...own }]);
  });
  return <PostCard id={post.id} {...card} />;
}

const noor = aPerson('noor', { displayName: 'Noor van der Meer', rating: 8_200, verified: true });
const file = (storageId: string, alt: string, width = 1200, height = 800) => ({ storageId, alt, width, height });

const meta = {
  title: 'Posts/Card',
  tags: ['!autodocs'],
  component: Card,
  args: { post: aPost('p', { title: 'Trams after midnight', rawText: 'The last one leaves at 0:40 from now on. #transit' }) },
  parameters: {
    frame: 'column',
    app: { persona: 'regular', now: '2026-03-14T12:00:00Z' },
    docs: { description: { component: 'A post in a list, in each of the states it can be in.' } },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  canvasElement: HTMLElement;
}

const theCard = ({ canvasElement }: Canvas) => within(canvasElement).findByRole('article', {}, patience);
const says =
  (text: string | RegExp) =>
  async (canvas: Canvas): Promise<void> =>
    expect(await within(await theCard(canvas)).findByText(text, {}, patience)).toBeVisible();
/** The mark of an unread post is beside the avatar, whatever is above it. */
const isMarkedUnread = async (canvas: Canvas) => {
  const card = await theCard(canvas);
  await expect(card).toHaveAccessibleDescription('Unread');
  const painted = [...card.querySelectorAll('div')].filter((part) => getComputedStyle(part).backgroundImage.includes('radial-gradient'));
  await expect(painted).toHaveLength(1);
  await expect(painted[0]?.querySelector('a')).toHaveAttribute('href', '/user/maya');
};

export const Plain: Story = { play: says('Trams after midnight') };

export const Edited: Story = {
  args: { post: aPost('p', { updatedAt: '2026-03-01T13:00:00.000Z' }) },
  play: says(/edited/),
};

export const Unread: Story = { args: { post: aPost('p', { isRead: false }) }, play: isMarkedUnread };

const repost = aPost('r', {
  type: 'repost',
  rawText: null,
  authorUser: noor,
  repostedPostId: 'p',
  repostedPost: aPost('p', { isRead: false }),
});
export const RepostUnread: Story = {
  args: { post: repost },
  play: async (canvas) => {
    await says('Noor van der Meer reposted')(canvas);
    await isMarkedUnread(canvas);
  },
};

export const RepostOfNothing: Story = {
  args: { post: { ...repost, repostedPostId: 'gone', repostedPost: null } },
  play: says('This post is no longer available.'),
};

const quoted = aPost('q', {
  title: 'Waiting times at crossings',
  rawText: 'We timed 1,200 crossings again. '.repeat(20),
  authorUser: noor,
});
export const Quote: Story = {
  args: { post: aPost('p', { type: 'quote', repostedPostId: 'q', repostedPost: quoted }) },
  play: says('Waiting times at crossings'),
};

export const QuoteOfNothing: Story = {
  args: { post: aPost('p', { type: 'quote', repostedPostId: 'q' }) },
  play: says('This post is no longer available.'),
};

/** A reply without the post that it answers. */
export const Answer: Story = {
  args: { post: aPost('p', { type: 'reply', repostedPostId: 'q', repostedPost: quoted }), answersId: 'q' },
  play: says(/Noor van der Meer/),
};

/** A comment of a weigh-in isn't a post, so it has no actions. */
export const SaidWithAWeighIn: Story = {
  args: { post: aPost('p', { repostedPostId: 'q', repostedPost: quoted }), own: { isReactionComment: true } },
  play: async (canvas) => {
    await says(/Noor van der Meer/)(canvas);
    await expect(within(await theCard(canvas)).queryByRole('button')).toBeNull();
  },
};

export const Sending: Story = { args: { post: aPost('optimistic:1'), own: { sending: 'sending' } }, play: says('Sending…') };
export const WaitingForAConnection: Story = {
  args: { post: aPost('optimistic:1'), own: { sending: 'waiting' } },
  play: says('Waiting for a connection'),
};

export const LongText: Story = {
  args: { post: aPost('p', { rawText: 'A sentence that goes on for about one line of the widest column there is.\n'.repeat(30) }) },
  play: async (canvas) => {
    const card = await theCard(canvas);
    const { height } = card.getBoundingClientRect();
    await userEvent.click(within(card).getByRole('button', { name: 'Show more' }));
    await expect(card.getBoundingClientRect().height).toBeGreaterThan(height);
    await userEvent.click(within(card).getByRole('button', { name: 'Show less' }));
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

const cannotReply = (why: string) => async (canvas: Canvas) => {
  const reply = within(await theCard(canvas)).getByRole('button', { name: /^Reply/ });
  await expect(reply).toHaveAttribute('aria-disabled', 'true');
  await expect(reply).toHaveAttribute('title', why);
};
export const ClosedReplies: Story = {
  args: { post: aPost('p', { isAnyoneCanReply: false, canReply: false }) },
  play: cannotReply('Only people the author follows or mentioned can reply.'),
};
export const NoReplyForOneself: Story = {
  args: { post: aPost('p', { canReply: false }) },
  play: cannotReply('You can’t reply to this post.'),
};

export const FourPictures: Story = {
  args: { post: aPost('p', { attachedFiles: ['one', 'two', 'three', 'four'].map((name) => file(name, `Picture ${name}`)) }) },
  play: async (canvas) => expect(within(await theCard(canvas)).getAllByRole('img', { name: /^Picture/ })).toHaveLength(4),
};

/** Of three pictures, the first is as high as the other two beside it, so that no quarter is empty. */
export const ThreePictures: Story = {
  args: { post: aPost('p', { attachedFiles: ['one', 'two', 'three'].map((name) => file(name, `Picture ${name}`)) }) },
  play: async (canvas) => {
    const pictures = within(await theCard(canvas)).getAllByRole('img', { name: /^Picture/ });
    const [one, two, three] = pictures.map((picture) => picture.getBoundingClientRect());
    await expect([one?.top, one?.bottom]).toEqual([two?.top, three?.bottom]);
    await expect(two?.left).toBe(three?.left);
    await expect(two?.left).toBeGreaterThan(one?.right ?? Number.POSITIVE_INFINITY);
  },
};

/** A placeholder in a box of the same height; the description stays. */
export const BrokenPicture: Story = {
  args: { post: aPost('p', { attachedFiles: [file('nowhere', 'A tram in the snow')] }) },
  parameters: { app: { persona: 'regular', now: '2026-03-14T12:00:00Z', faults: [{ domain: 'images', status: 404 }] } },
  play: async (canvas) => {
    const picture = within(await theCard(canvas)).getByRole('img', { name: 'A tram in the snow' });
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/)), patience);
    await expect(picture.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

const preview = { url: 'https://council.example/annex', title: 'Annex to the minutes', description: 'Figures and sources.', imageUrl: '' };
export const LinkWithoutPicture: Story = {
  args: { post: aPost('p', { urls: [{ ...preview, isDisabledPreview: false }] }) },
  play: says('Annex to the minutes'),
};
export const LinkDismissed: Story = {
  args: { post: aPost('p', { urls: [{ ...preview, isDisabledPreview: true }] }) },
  play: async (canvas) => expect(within(await theCard(canvas)).queryByText('Annex to the minutes')).toBeNull(),
};

const comment = (userId: string, description: string) => ({
  ...{ userId, description, createdAt: '2026-03-02T12:00:00.000Z', values: { '2': 2, '3': 1, '4': -1 } as const },
  user: aPerson(userId, { displayName: userId }),
});
/** Three of the people with a comment are listed. */
export const WeighedIn: Story = {
  args: { post: aPost('p', { reactionSets: ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => comment(name, `${name} agrees`)) }) },
  play: async (canvas) => {
    await says('Cleo agrees')(canvas);
    await expect(within(await theCard(canvas)).queryByText('Dan agrees')).toBeNull();
  },
};

/** Names, text and a channel without a space to break at. */
export const WithoutASpace: Story = {
  args: {
    post: aPost('p', {
      title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2),
      rawText: `https://council.example/${'annex'.repeat(40)}`,
      authorUser: aPerson('mayamaya', { displayName: 'Maya'.repeat(20) }),
    }),
  },
  play: async (canvas) => {
    const card = await theCard(canvas);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

const address = `https://www.council.example/${'transport/'.repeat(5)}Schr%C3%B6dinger`;
const wholeAddress = `https://www.council.example/${'transport/'.repeat(5)}Schrödinger`;

/** Shortened on the screen: the clipboard gets the whole address, and hover and focus show it. */
export const LongAddress: Story = {
  args: { post: aPost('p', { rawText: `Read ${address} first` }) },
  play: async (canvas) => {
    const card = within(await theCard(canvas));
    const link = await card.findByRole('link', { name: /council/ }, patience);
    await expect(link).toHaveAttribute('href', address);
    document.getSelection()?.selectAllChildren(link.parentElement ?? link);
    await expect(document.getSelection()?.toString()).toBe(`Read ${wholeAddress} first`);
    document.getSelection()?.removeAllRanges();
    const bubble = () => getComputedStyle(link, '::before');
    await expect(bubble().content).toBe('none');
    const text = card.getByText(/^Read/);
    const { height } = text.getBoundingClientRect();
    // Hidden elements don't make a line higher, because the early text has only the visible ones.
    const lines = height / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(lines).toBeCloseTo(Math.round(lines), 2);
    // By the keyboard, since a focus that a script sets may not be visible.
    for (let presses = 0; presses < 9 && document.activeElement !== link; presses += 1) await userEvent.tab();
    await expect(link).toHaveAttribute('data-whole', wholeAddress);
    // Firefox reports the function instead of its value.
    await expect([`"${wholeAddress}"`, 'attr(data-whole)']).toContain(bubble().content);
    await expect(Number.parseFloat(bubble().inlineSize)).toBeLessThanOrEqual(card.getByText(/^Read/).clientWidth);
    await expect(card.getByText(/^Read/).getBoundingClientRect().height).toBe(height);
  },
};

/** Refused by the server; its controls have a story of their own. */
export const NotSent: Story = { args: { post: aPost('optimistic:1'), own: { sending: 'failed' } }, play: says('not sent') };

const states = [
  ...[Plain, Edited, Unread, RepostUnread, RepostOfNothing, Quote, QuoteOfNothing, Answer, SaidWithAWeighIn, Sending],
  ...[WaitingForAConnection, NotSent, ClosedReplies, LinkWithoutPicture, WeighedIn, WithoutASpace],
];

/** The states side by side, for their picture: tests/visual/states.stories.visual.ts. */
export const States: Story = {
  parameters: { frame: 'page' },
  render: () => (
    <Grid columns={3} gap="4">
      {states.map(({ args: { post = meta.args.post, ...card } = {} }, at) => (
        <Card key={at} post={{ ...post, id: `${post.id}${at}` }} {...card} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(states.length), patience);
  },
};
