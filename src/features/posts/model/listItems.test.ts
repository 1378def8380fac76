import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostListName } from '@/features/lists';
import { keepUnchanged, type LocalEntry, listItemsOf, type PostEntry } from './listItems.ts';
import { threadRowsOf } from './threadRows.ts';

const minute = (number: number) => new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString();
const entry = (number: number, overrides: Partial<PostEntry> = {}): PostEntry => ({
  id: `p${number}`,
  type: 'post',
  repostedPostId: null,
  hasTarget: false,
  tags: [],
  publishedAt: minute(number),
  ...overrides,
});
const own = (number: number, overrides: Partial<LocalEntry> = {}): LocalEntry => ({
  ...entry(number),
  key: `optimistic:${number}`,
  authorUserId: 'me',
  channelId: null,
  ...overrides,
});
const placed = (
  pages: readonly (readonly PostEntry[])[],
  local: readonly LocalEntry[],
  options: Partial<Parameters<typeof listItemsOf>[1]> = {},
) => listItemsOf(pages, { list: 'feed:all', isThreaded: true, hasMore: false, removed: new Set(), local, ...options });
const ids = (items: ReturnType<typeof listItemsOf>) => items.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join('>'));

test('a post written here is sorted by its date, and shown once after the server returns it', () => {
  const list = [entry(9), entry(5), entry(1)];
  expect(ids(placed([list], [own(7)]))).toEqual(['p9', 'p7', 'p5', 'p1']);
  const shown = placed([[entry(9), entry(7), entry(5), entry(1)]], [own(7)]);
  expect(ids(shown)).toEqual(['p9', 'p7', 'p5', 'p1']);
  expect(shown[1]?.key).toBe('optimistic:7');
});

test('a post that is being published is on top, regardless of the device’s clock', () => {
  expect(ids(placed([[entry(9)]], [own(3, { id: 'optimistic:x', key: 'optimistic:x' })]))).toEqual(['optimistic:x', 'p9']);
});

test('posts that belong behind the last loaded page wait for that page', () => {
  expect(ids(placed([[entry(9), entry(5)]], [own(3)], { hasMore: true }))).toEqual(['p9', 'p5']);
  expect(
    ids(
      placed(
        [
          [entry(9), entry(5)],
          [entry(4), entry(3)],
        ],
        [own(3)],
      ),
    ),
  ).toEqual(['p9', 'p5', 'p4', 'p3']);
});

test('a reply is below its parent in every list that shows it; otherwise it is in lists of replies', () => {
  const reply = own(8, { type: 'reply', repostedPostId: 'p5', hasTarget: true });
  expect(ids(placed([[entry(9), entry(5)]], [reply]))).toEqual(['p9', 'p5>p8']);
  expect(ids(placed([[entry(9), entry(5)]], [reply], { list: 'profile:somebody', isThreaded: false }))).toEqual(['p9', 'p5>p8']);
  expect(ids(placed([[entry(9), entry(4)]], [reply]))).toEqual(['p9', 'p5>p8', 'p4']);
  expect(ids(placed([[entry(9), entry(4)]], [reply], { list: 'profile:me', isThreaded: false }))).toEqual(['p9', 'p4']);
});

test('a reply that names no post is an item of its own, on top while it is being published (gap.post.reply-parent, state.reply-placement, ui.post.new-reply)', () => {
  const reply = own(3, { type: 'reply', repostedPostId: null, id: 'optimistic:x', key: 'optimistic:x' });
  expect(ids(placed([[entry(9), entry(5)]], [reply]))).toEqual(['optimistic:x', 'p9', 'p5']);
});

test('a deleted post is removed, with its reposts', () => {
  const list = [entry(9), entry(8, { type: 'repost', repostedPostId: 'p5' }), entry(5)];
  const repost = own(10, { type: 'repost', repostedPostId: 'p5' });
  expect(ids(placed([list], [repost], { removed: new Set(['p5']) }))).toEqual(['p9']);
});

test('a list only adds posts that its request would return', () => {
  const lists: readonly PostListName[] = ['feed:tag:Art', 'profile:me', 'profile:you', 'channel:c', 'profile-reposts:me', 'feed:intro'];
  const row = own(3, { tags: ['art'], channelId: 'c' });
  expect(lists.filter((list) => placed([[entry(9)]], [row], { list, isThreaded: false }).length === 2)).toEqual([
    'feed:tag:Art',
    'profile:me',
    'channel:c',
  ]);
});

test('in any order of answers, every post is shown once, newest first, and no card changes its key', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 20 });
  fc.assert(
    fc.property(numbers, numbers, fc.array(fc.integer({ min: 0, max: 59 })), (theirs, mine, arrived) => {
      const others = theirs.filter((number) => !mine.includes(number));
      const listed = [...others, ...mine.filter((number) => arrived.includes(number))].sort((a, b) => b - a).map((number) => entry(number));
      const local = [...mine].sort((a, b) => b - a).map((number) => own(number));
      const items = placed([listed.slice(0, 4), listed.slice(4)], local);
      const expected = [...others, ...mine].sort((a, b) => b - a);
      expect(items.map(({ id }) => id)).toEqual(expected.map((number) => `p${number}`));
      expect(items.map(({ key }) => key)).toEqual(
        expected.map((number) => (mine.includes(number) ? `optimistic:${number}` : `p${number}`)),
      );
    }),
  );
});

test('unchanged items stay the same object', () => {
  const before = placed([[entry(9), entry(5)]], []);
  const after = keepUnchanged(before, placed([[entry(9), entry(5)]], [own(8, { type: 'reply', repostedPostId: 'p5' })]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(keepUnchanged(before, placed([[entry(9), entry(5)]], []))).toBe(before);
});

test('a list shows the first three replies of a long thread, and a later page changes none of them', () => {
  const reply = (number: number, to = 'p1') => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const first = [reply(9), reply(8, 'p6'), reply(7), reply(6), entry(5)];
  expect(ids(placed([first], [], { hasMore: true }))).toEqual(['p1>p6>p8>p7', 'p5']);
  const [thread] = placed([first, [reply(4), reply(3), entry(1)]], []);
  expect(thread).toMatchObject({ answers: 2, hidden: ['p3', 'p4', 'p9'] });
  expect(thread?.replies.map(({ id }) => id)).toEqual(['p6', 'p8', 'p7']);
  const fetched = new Map([['p1', [reply(11), reply(10)]]]);
  expect(ids(placed([first], [], { fetched, shownReplies: 2 }))[0]).toBe('p1>p6>p8>p7');
});

test('unread replies and the person’s own are shown in a long thread too', () => {
  const reply = (number: number, to = 'p1') => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const list = [reply(9), reply(8), reply(7), reply(6), entry(1)];
  expect(ids(placed([list], [own(10, { type: 'reply', repostedPostId: 'p9' })]))).toEqual(['p1>p6>p7>p8>p10']);
  expect(ids(placed([[{ ...reply(10), isNew: true }, ...list]], []))).toEqual(['p1>p6>p7>p8>p10']);
});

test('fetched replies are below the repost that shows their original, each followed by its own replies', () => {
  const reply = (number: number, to: string) => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const fetched = new Map([['p1', [reply(6, 'p3'), reply(4, 'p1'), reply(3, 'p1')]]]);
  const list = [entry(9, { type: 'repost', repostedPostId: 'p1' }), entry(1)];
  const items = placed([list], [own(7, { type: 'reply', repostedPostId: 'p4' })], { fetched, shownReplies: 3 });
  expect(ids(items)).toEqual(['p9>p3>p6>p4>p7']);
  expect(items[0]?.replies.map(({ isAnswered }) => isAnswered)).toEqual([true, false, true, false]);
  expect(ids(placed([list], [], { fetched, shownReplies: 0 }))).toEqual(['p9']);
});

test('one’s own repost moves no item of the list; a post that the list lacks is put on top', () => {
  const repost = own(10, { type: 'repost', repostedPostId: 'p5' });
  expect(ids(placed([[entry(9), entry(5)]], [repost]))).toEqual(['p9', 'p5']);
  expect(ids(placed([[entry(9), entry(8, { type: 'repost', repostedPostId: 'p5' })]], [repost]))).toEqual(['p9', 'p8']);
  expect(ids(placed([[entry(9)]], [repost]))).toEqual(['p10', 'p9']);
  expect(ids(placed([[entry(9)]], [repost, own(5)]))).toEqual(['p9', 'p5']);
});

test('other people who reposted a post are counted, and only the count changes the item', () => {
  const repost = (number: number) => entry(number, { type: 'repost', repostedPostId: 'p1' });
  const before = placed([[repost(9), entry(5)]], [], { hasMore: true });
  const after = keepUnchanged(
    before,
    placed(
      [
        [repost(9), entry(5)],
        [repost(4), entry(1)],
      ],
      [],
    ),
  );
  expect(after.map(({ id, others }) => [id, others])).toEqual([
    ['p9', 1],
    ['p5', undefined],
  ]);
  expect(after[1]).toBe(before[1]);
});

test('a reply names its recipient if neither its position nor a line shows them', () => {
  const reply = (number: number, to: string) => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const answered = (items: ReturnType<typeof listItemsOf>) => items[0]?.replies.map(({ id, answersId }) => [id, answersId]);
  // p8 is shown below its sibling p7, so it would look like an answer to the post.
  const fetched = new Map([['p1', [reply(8, 'p3'), reply(7, 'p3'), reply(3, 'p1')]]]);
  expect(answered(placed([[entry(1)]], [], { fetched, shownReplies: 3 }))).toEqual([
    ['p3', undefined],
    ['p7', undefined],
    ['p8', 'p3'],
  ]);
});

/** A generated list: number n is a post, a reply to an older one or a repost of one. */
interface Made {
  readonly kind: 'post' | 'reply' | 'repost';
  /** How many numbers older the answered or reposted post is. */
  readonly back: number;
}
const made = fc.record<Made>({ kind: fc.constantFrom('post', 'reply', 'reply', 'repost'), back: fc.integer({ min: 1, max: 4 }) });

test('for any replies, fetched, deleted and written here, nothing is shown twice, missing, or removed by a page', () => {
  const world = fc.record({
    made: fc.array(made, { minLength: 14, maxLength: 14 }),
    listed: fc.uniqueArray(fc.nat(13)),
    mine: fc.uniqueArray(fc.nat(13), { maxLength: 3 }),
    removedNumbers: fc.uniqueArray(fc.nat(13), { maxLength: 2 }),
    cuts: fc.uniqueArray(fc.nat(13), { maxLength: 2 }),
    isThreaded: fc.boolean(),
    shownReplies: fc.nat(3),
  });
  fc.assert(
    fc.property(world, ({ made: facts, listed, mine, removedNumbers, cuts, isThreaded, shownReplies }) => {
      // A repost can't be answered or reposted: its actions apply to the original.
      const all = facts.map(({ kind, back }, number) =>
        kind === 'post' || number < back || facts[number - back]?.kind === 'repost'
          ? entry(number)
          : entry(number, { type: kind, repostedPostId: `p${number - back}`, hasTarget: true }),
      );
      // Lists without threads contain posts only or replies only.
      const isListed = (number: number) => !mine.includes(number) && (isThreaded || all[number]?.type !== 'reply');
      const numbers = listed.filter(isListed).toSorted((a, b) => b - a);
      const borders = [-1, ...cuts, 13].toSorted((a, b) => b - a);
      const pages = borders
        .slice(1)
        .map((low, at) => numbers.filter((n) => n > low && n <= (borders[at] ?? 13)).flatMap((n) => all[n] ?? []));
      const local = mine.toSorted((a, b) => b - a).map((number) => own(number, { ...all[number], key: `optimistic:${number}` }));
      const repliesTo = (id: string) => all.filter(({ type, repostedPostId }) => type === 'reply' && repostedPostId === id).toReversed();
      const fetched = new Map(all.map(({ id }) => [id, repliesTo(id)]));
      const removed = new Set(removedNumbers.map((number) => `p${number}`));
      const options = { isThreaded, removed, fetched, shownReplies };
      const items = placed(pages, local, options);

      const inItem = ({ id, replies, hidden }: (typeof items)[number]) => [id, ...replies.map((reply) => reply.id), ...hidden];
      for (const item of items) expect(new Set(inItem(item)).size).toBe(inItem(item).length);
      const isRemoved = ({ id, type, repostedPostId }: PostEntry) =>
        removed.has(id) || (type === 'repost' && removed.has(repostedPostId ?? ''));
      const entries = pages.flat();
      const shown = items.flatMap(inItem);
      // In threads a repost is shown by any item that shows its original, and the original by a repost.
      const same = (id: string) => all.find((each) => each.id === id && each.type === 'repost')?.repostedPostId ?? id;
      const shownPosts = shown.map((id) => (isThreaded ? same(id) : id));
      if (isThreaded) expect(new Set(items.map(({ id }) => same(id))).size).toBe(items.length);
      for (const each of entries) if (!isRemoved(each)) expect(shownPosts).toContain(isThreaded ? same(each.id) : each.id);
      for (const each of local) if (!isRemoved(each)) expect([...shown, ...shown.map(same)]).toContain(same(each.id));
      for (const each of all) if (isRemoved(each)) expect(shown).not.toContain(each.id);
      const rows = threadRowsOf(items, false).map(({ key }) => key);
      expect(new Set(rows).size).toBe(rows.length);
      expect(keepUnchanged(items, placed(pages, local, options))).toBe(items);

      // Page by page, as a person loads them.
      for (let count = 1; count < pages.length; count += 1) {
        const before = placed(pages.slice(0, count), [], { ...options, hasMore: true });
        const after = placed(pages.slice(0, count + 1), [], options);
        expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        before.forEach(({ replies }, at) =>
          expect(after[at]?.replies.map(({ id }) => id)).toEqual(expect.arrayContaining(replies.map(({ id }) => id))),
        );
      }
    }),
  );
});

test('the person’s own post is shown once if the list has only a reply to it, and replies to a deleted post are shown on their own', () => {
  const answer = entry(8, { type: 'reply', repostedPostId: 'p5', hasTarget: true });
  expect(ids(placed([[answer, entry(2)]], [own(5)]))).toEqual(['p5>p8', 'p2']);
  expect(ids(placed([[answer, entry(5), entry(2)]], [], { removed: new Set(['p5']) }))).toEqual(['p8', 'p2']);
  expect(ids(placed([[entry(2)]], [own(8, answer)], { removed: new Set(['p5']) }))).toEqual(['p8', 'p2']);
});

test('replies read below a repost stay there when a later page contains them, once', () => {
  const reply = (number: number) => entry(number, { type: 'reply', repostedPostId: 'p1', hasTarget: true });
  const first = [entry(9, { type: 'repost', repostedPostId: 'p1' })];
  const options = { fetched: new Map([['p1', [reply(4), reply(3)]]]), shownReplies: 2 };
  expect(ids(placed([first], [], { ...options, hasMore: true }))).toEqual(['p9>p3>p4']);
  const items = placed([first, [reply(4), reply(3), entry(1)]], [], options);
  expect(ids(items)).toEqual(['p9>p3>p4']);
});

test('with fetched replies the earlier of two positions keeps them and its height, whichever page loads later', () => {
  const reply = (number: number) => entry(number, { type: 'reply', repostedPostId: 'p1', hasTarget: true });
  const options = { fetched: new Map([['p1', [reply(12), reply(11), reply(10)]]]), shownReplies: 3 };
  const first = [reply(9), entry(5)];
  expect(ids(placed([first], [], { ...options, hasMore: true }))).toEqual(['p1>p9>p11>p12', 'p5']);
  const items = placed([first, [reply(4), reply(3), entry(1)]], [], options);
  expect(ids(items)[0]).toBe('p1>p9>p11>p12');
  expect(items[0]?.hidden).toEqual(['p3', 'p4']);
});

test('an unpublished reply isn’t counted by the server', () => {
  const reply = (number: number) => entry(number, { type: 'reply', repostedPostId: 'p1', hasTarget: true });
  const failed = own(9, { id: 'optimistic:x', type: 'reply', repostedPostId: 'p1' });
  const [thread] = placed([[reply(5), reply(4), reply(3), entry(1)]], [failed]);
  expect(thread?.replies).toHaveLength(4);
  expect(thread?.answers).toBe(3);
});
