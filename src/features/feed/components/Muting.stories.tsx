import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPerson, aPost } from '@tests/support/factories';
import { patience } from '@tests/support/plays';
import { useStore } from 'jotai';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { startMutesAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { HomeFeed } from './HomeFeed.tsx';

const noor = aPerson('noor', { displayName: 'Noor van der Meer', username: 'noor' });
const ida = aPerson('ida', { displayName: 'Ida Lund', username: 'ida' });
const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 11, minute)).toISOString();
const trams = aPost('trams', { rawText: 'Trams run after midnight.', authorUser: noor, publishedAt: at(10) });
const posts = [
  aPost('football', { rawText: 'Football tonight, at eight.', authorUser: ida, publishedAt: at(40) }),
  aPost('bakery', { rawText: 'The bakery opens at five.', authorUser: noor, publishedAt: at(30) }),
  aPost('answer', {
    type: 'reply',
    rawText: 'Only on weekends.',
    authorUser: ida,
    repostedPostId: trams.id,
    repostedPost: trams,
    publishedAt: at(20),
  }),
  trams,
];

const meta = {
  title: 'Feed/Muting',
  tags: ['!autodocs'],
  component: HomeFeed,
  // What is muted is kept in the browser, and every story begins without it.
  beforeEach: () => {
    localStorage.removeItem('mutes');
    return () => localStorage.removeItem('mutes');
  },
  parameters: {
    frame: 'column',
    app: {
      ...{ persona: 'regular', now: '2026-03-14T12:00:00Z' },
      then: [{ path: '/api/posts/recommended', status: 200, body: { results: posts, count: posts.length } }],
    },
    docs: { description: { component: 'A person, a thread or a word is muted, and the posts leave the feed at once.' } },
  },
} satisfies Meta<typeof HomeFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

const feedIn = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('feed', {}, patience));
type Feed = Awaited<ReturnType<typeof feedIn>>;
const textsIn = (feed: Feed) => posts.flatMap(({ rawText }) => (rawText && feed.queryByText(rawText) ? [rawText] : []));

/** Opens the menu of a post's card, and chooses an item. */
async function choose(feed: Feed, text: string, item: string): Promise<void> {
  const card = (await feed.findByText(text, {}, patience)).closest('article');
  if (!card) throw new Error(`${text} stands on no card.`);
  await userEvent.click(within(card).getByRole('button', { name: 'More' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }, patience));
}

/** Both posts of the person leave, and the thread with them. */
export const Person: Story = {
  play: async ({ canvasElement }) => {
    const feed = await feedIn(canvasElement);
    await choose(feed, 'The bakery opens at five.', 'Mute Noor van der Meer');
    await waitFor(() => expect(textsIn(feed)).toEqual(['Football tonight, at eight.']), patience);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Football tonight, at eight.'), patience);
  },
};

/** The post leaves with the replies to it, and other posts of its author stay. */
export const Thread: Story = {
  play: async ({ canvasElement }) => {
    const feed = await feedIn(canvasElement);
    await choose(feed, 'Only on weekends.', 'Mute this thread');
    await waitFor(() => expect(textsIn(feed)).toEqual(['Football tonight, at eight.', 'The bakery opens at five.']), patience);
  },
};

/** The feed of somebody who has muted a word in *Account*, where words are muted. */
function AfterAWord() {
  const store = useStore();
  useState(() => {
    const own = { words: ['football'], tags: [], people: [], threads: [] };
    localStorage.setItem('mutes', JSON.stringify({ version: 1, of: { [store.get(currentUserIdAtom) ?? '']: own } }));
    store.set(startMutesAtom);
  });
  return <HomeFeed />;
}

export const Word: Story = {
  render: () => <AfterAWord />,
  play: async ({ canvasElement }) => {
    const feed = await feedIn(canvasElement);
    await expect(await feed.findByText('The bakery opens at five.', {}, patience)).toBeVisible();
    await expect(textsIn(feed)).not.toContain('Football tonight, at eight.');
  },
};
