import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { aPerson, aPost } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '@/api';
import { PostCard, putPostsAtom } from '@/features/posts';
import { PostDetailTemplate, Thread } from '@/features/thread';
import { textsByScript } from '@/shared/lib/text/scripts.fixture';
import { draw } from './drawFeed.ts';
import { drawPost } from './drawPost.ts';
import { treeOf } from './markupTree.ts';
import { PageShell } from './PageShell.tsx';

// Compares the early post with React's rendering of the same response, line by line.

const maya = aPerson('maya', { displayName: 'Maya Okafor' });
const file = { storageId: 's1', alt: 'A tram', width: 1200, height: 800 };
const preview = { url: 'https://council.example/annex', title: 'Annex', description: 'Figures', imageUrl: '', isDisabledPreview: false };
const comment: Post['reactionSets'][number] = {
  ...{ userId: 'noor', description: 'Well said', createdAt: '2026-03-02T12:00:00.000Z', values: { '2': 2, '3': 1, '4': -1 } as const },
  user: aPerson('noor', { displayName: 'Noor' }),
};
const channel: Post['displayedChannel'] = {
  ...{ id: 'c1', channelId: 'c1', name: 'water', description: '', avatarFileId: null, avatarFile: null, numFollowers: 3 },
  ...({ ownerType: 'organization', ownerId: 'g1', followType: null, isPrivate: false } as const),
};

const variants: Readonly<Record<string, Partial<Post>>> = {
  plain: {},
  'without text': { rawText: null, attachedFiles: [file] },
  'with a title': { title: 'Trams after midnight' },
  'with a title only': { title: 'Trams after midnight', rawText: null },
  'with the text of an older client': { rawText: null, text: 'Written elsewhere' },
  'with a mention, a tag and a link': {
    rawText: 'See @oleg, #water and https://www.example.com/a/very/long/address/that/is/cut/for/the/eye.',
  },
  'with lines and spaces': { rawText: 'One\n\nTwo   three\n' },
  'from right to left': { title: 'مرحبا', rawText: 'نص عربي مع @oleg', authorUser: aPerson('amal', { displayName: 'أمل' }) },
  'with a picture': { attachedFiles: [file] },
  'with a link preview': { urls: [preview] },
  'with a link preview that was dismissed': { urls: [{ ...preview, isDisabledPreview: true }] },
  'with a quote': { type: 'quote', repostedPostId: 'q', repostedPost: aPost('q', { rawText: 'Quoted' }) },
  'with a quote of nothing': { type: 'quote', repostedPostId: 'q' },
  'with a comment': { reactionSets: [comment] },
  'weighed in without a word': { reactionSets: [{ ...comment, description: ' ' }] },
  'with a long text': { rawText: 'A line of a long text.\n\n'.repeat(30) },
  unread: { isRead: false },
  edited: { updatedAt: '2026-03-02T12:00:00.000Z' },
  'in a channel': { displayedChannel: channel },
  'by somebody verified': { authorUser: aPerson('maya', { displayName: 'Maya', verified: true, roles: ['admin'] }) },
  'by somebody without a name': { authorUser: aPerson('maya', { displayName: null }) },
  ...Object.fromEntries(textsByScript.map(([script, rawText]) => [`in ${script}`, { rawText }])),
};
const posts = Object.entries(variants).map(([name, overrides]) => [name, aPost('p', { authorUser: maya, ...overrides })] as const);

const answerOf = (body: unknown) => new Response(JSON.stringify(body));
const never = new Promise<void>(() => {});
const parsed = (markup: string) => [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answerOf({ results: [], count: 0 }));
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  document.body.append(...parsed(renderToStaticMarkup(<PageShell />)));
});

/** A text as seen: without the parts of addresses that are only copied, and with the stylesheet's `…` in their place. */
function visibleTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('a > [aria-hidden]')) unseen.remove();
  for (const address of copy.querySelectorAll('[data-whole]')) address.append('…');
  if (copy.hasAttribute('data-whole')) copy.append('…');
  return copy.textContent;
}

/** One part of a card: its classes and its text. Dates, icons and actions are rendered with the code. */
const lineOf = (line: Element) => ({
  classes: [...line.classList].toSorted(),
  written: [line, ...line.querySelectorAll('*')].filter((element) => element.getAttribute('dir') === 'auto').map(visibleTextOf),
  tokens: [...line.querySelectorAll('[class*="token"]')].map((token) => [token.className, visibleTextOf(token)]),
});

/**
 * Compares the early markup with React's, part by part: all parts, or up to the first part of unknown height. At least one more part must
 * follow there. The actions are last in both, early as skeletons.
 */
function expectSameLines(early: Element, late: Element) {
  const lines = [...early.children].slice(0, -1);
  const drawn = [...late.children].slice(0, -1);
  const isEnd = (line: Element) => line.matches('[data-part="more"]');
  const known = lines.filter((line) => !isEnd(line));
  expect(drawn.slice(0, known.length).map(lineOf)).toEqual(known.map(lineOf));
  expect(drawn.length > known.length).toBe(lines.some(isEnd));
}

const only = <T,>([item]: Iterable<T>): T => {
  if (item === undefined) throw new Error('There is none');
  return item;
};

/** Classes that only paint, and those of interactive states. */
const withoutLayout = /_(hasLink|isUnread|isConnected)_/;
const boxOf = (card: Element) => [...card.classList].filter((name) => !withoutLayout.test(name));

async function earlyElementsOf(results: readonly Post[]): Promise<Element[]> {
  await draw(answerOf({ results, count: results.length }), never);
  return [...document.querySelectorAll('[data-shapes] > [data-post-id]')];
}

function cardOf(post: Post): Element {
  const store = createStore();
  store.set(putPostsAtom, [post]);
  const { container } = render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  return only(container.querySelectorAll('article'));
}

test.each([
  ...posts,
  ...posts
    .filter(([, { type, rawText, authorUser }]) => type === 'post' && rawText && authorUser)
    .map(
      ([name, post]) =>
        [
          `reposted, ${name}`,
          aPost('r', {
            type: 'repost',
            rawText: null,
            repostedPostId: 'p',
            repostedPost: post,
            authorUser: aPerson('noor', { displayName: 'Noor' }),
          }),
        ] as const,
    ),
])('a card %s shows the same text early as in the end, in the same lines', async (_name, post) => {
  const early = only(await earlyElementsOf([post]));
  const late = cardOf(post);
  expectSameLines(early, late);
  expect(boxOf(late)).toEqual(boxOf(early));
});

test('cards are stacked as long as they contain only text', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => aPost(id, { rawText: `Text of ${id}`, authorUser: maya }));
  if (!first || !second || !third) throw new Error('Three were made');
  const cards = await earlyElementsOf([first, { ...second, attachedFiles: [file] }, third]);
  expect(cards.map((card) => card.querySelector('[data-part="text"]')?.textContent)).toEqual(['Text of a', 'Text of b']);
});

test('a post with replies has an open end', async () => {
  const reply = aPost('r', { type: 'reply', repostedPostId: 'p', authorUser: maya });
  const card = only(await earlyElementsOf([reply, aPost('p', { authorUser: maya })]));
  expect(card.querySelector('[data-part="more"]')).not.toBeNull();
});

const placeholder = { tree: treeOf(only(parsed(renderToStaticMarkup(<PostDetailTemplate />)))), styles: [] };

/** The post on its own page, as its `Thread` shows it: the box with its lines. */
async function pageOf(post: Post): Promise<Element> {
  const store = createStore();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['post', post.id], post.id);
  store.set(putPostsAtom, [post]);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <Thread postId={post.id} isReply={false} />
      </Provider>
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  return only(container.querySelectorAll('article[data-post-id] > div'));
}

test.each(posts)('a post page %s shows the same text early as in the end, in the same lines', async (_name, post) => {
  await drawPost(answerOf(post), never, placeholder);
  const early = only(document.querySelectorAll('[data-post-id="p"] > div'));
  const late = await pageOf(post);
  expectSameLines(early, late);
  // Its author's name, handle and channel are in a grid, and the channel decides its columns.
  const [author, drawnAuthor] = [early, late].map((page) => [...only(page.children).children].map(({ className }) => className));
  expect(author).toEqual(drawnAuthor);
  expect(early.textContent).toContain(post.displayedChannel?.name ?? '');
});
