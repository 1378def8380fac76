import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostListName } from '@/features/lists';
import { keepUnchanged, type LocalEntry, listItemsOf, type PostEntry } from './listItems.ts';
import { threadRowsOf } from './threadRows.ts';

const minute = (number: number) => new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString();
const entry = (number: number, given: Partial<PostEntry> = {}): PostEntry => ({
  id: `p${number}`,
  type: 'post',
  repostedPostId: null,
  hasTarget: false,
  tags: [],
  publishedAt: minute(number),
  ...given,
});
const own = (number: number, given: Partial<LocalEntry> = {}): LocalEntry => ({
  ...entry(number),
  key: `optimistic:${number}`,
  authorUserId: 'me',
  channelId: null,
  ...given,
});
const placed = (
  pages: readonly (readonly PostEntry[])[],
  local: readonly LocalEntry[],
  given: Partial<Parameters<typeof listItemsOf>[1]> = {},
) => listItemsOf(pages, { list: 'feed:all', isThreaded: true, hasMore: false, removed: new Set(), local, ...given });
const ids = (items: ReturnType<typeof listItemsOf>) => items.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join('>'));

test('what was written here stands by its date, and once only when the server brings it', () => {
  const list = [entry(9), entry(5), entry(1)];
  expect(ids(placed([list], [own(7)]))).toEqual(['p9', 'p7', 'p5', 'p1']);
  const shown = placed([[entry(9), entry(7), entry(5), entry(1)]], [own(7)]);
  expect(ids(shown)).toEqual(['p9', 'p7', 'p5', 'p1']);
  expect(shown[1]?.key).toBe('optimistic:7');
});

test('what is only now being published stands on top, whatever the clock of this machine says', () => {
  expect(ids(placed([[entry(9)]], [own(3, { id: 'optimistic:x', key: 'optimistic:x' })]))).toEqual(['optimistic:x', 'p9']);
});

test('what belongs behind the last loaded page waits for that page', () => {
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

test('a reply stands below what it answers, in any list that shows it; else with it where replies are listed', () => {
  const reply = own(8, { type: 'reply', repostedPostId: 'p5', hasTarget: true });
  expect(ids(placed([[entry(9), entry(5)]], [reply]))).toEqual(['p9', 'p5>p8']);
  expect(ids(placed([[entry(9), entry(5)]], [reply], { list: 'profile:somebody', isThreaded: false }))).toEqual(['p9', 'p5>p8']);
  expect(ids(placed([[entry(9), entry(4)]], [reply]))).toEqual(['p9', 'p5>p8', 'p4']);
  expect(ids(placed([[entry(9), entry(4)]], [reply], { list: 'profile:me', isThreaded: false }))).toEqual(['p9', 'p4']);
});

test('a deleted post leaves, with reposts of it', () => {
  const list = [entry(9), entry(8, { type: 'repost', repostedPostId: 'p5' }), entry(5)];
  const repost = own(10, { type: 'repost', repostedPostId: 'p5' });
  expect(ids(placed([list], [repost], { removed: new Set(['p5']) }))).toEqual(['p9']);
});

test('a list takes only what its request would bring', () => {
  const lists: readonly PostListName[] = ['feed:tag:Art', 'profile:me', 'profile:you', 'channel:c', 'profile-reposts:me', 'feed:intro'];
  const given = own(3, { tags: ['art'], channelId: 'c' });
  expect(lists.filter((list) => placed([[entry(9)]], [given], { list, isThreaded: false }).length === 2)).toEqual([
    'feed:tag:Art',
    'profile:me',
    'channel:c',
  ]);
});

test('however the server catches up, every post stands once, newest first, and no card changes its key', () => {
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

test('what did not change stays the same object', () => {
  const before = placed([[entry(9), entry(5)]], []);
  const after = keepUnchanged(before, placed([[entry(9), entry(5)]], [own(8, { type: 'reply', repostedPostId: 'p5' })]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(keepUnchanged(before, placed([[entry(9), entry(5)]], []))).toBe(before);
});

test('of a long thread the first three replies stand in the list; a later page changes none of them', () => {
  const reply = (number: number, to = 'p1') => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const first = [reply(9), reply(8, 'p6'), reply(7), reply(6), entry(5)];
  expect(ids(placed([first], [], { hasMore: true }))).toEqual(['p1>p6>p8>p7', 'p5']);
  const [thread] = placed([first, [reply(4), reply(3), entry(1)]], []);
  expect(thread).toMatchObject({ answers: 2, hidden: ['p3', 'p4', 'p9'] });
  expect(thread?.replies.map(({ id }) => id)).toEqual(['p6', 'p8', 'p7']);
  const fetched = new Map([['p1', [reply(11), reply(10)]]]);
  expect(ids(placed([first], [], { fetched, shownReplies: 2 }))[0]).toBe('p1>p6>p8>p7');
});

test('whatever is new for the reader, or written here, stands in a long thread too', () => {
  const reply = (number: number, to = 'p1') => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const list = [reply(9), reply(8), reply(7), reply(6), entry(1)];
  expect(ids(placed([list], [own(10, { type: 'reply', repostedPostId: 'p9' })]))).toEqual(['p1>p6>p7>p8>p10']);
  expect(ids(placed([[{ ...reply(10), isNew: true }, ...list]], []))).toEqual(['p1>p6>p7>p8>p10']);
});

test('fetched replies stand below their original, and below its repost, each followed by what answers it', () => {
  const reply = (number: number, to: string) => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const fetched = new Map([['p1', [reply(6, 'p3'), reply(4, 'p1'), reply(3, 'p1')]]]);
  const list = [entry(9, { type: 'repost', repostedPostId: 'p1' }), entry(1)];
  const items = placed([list], [own(7, { type: 'reply', repostedPostId: 'p4' })], { fetched, shownReplies: 3 });
  expect(ids(items)).toEqual(['p9>p3>p6>p4>p7', 'p1>p3>p6>p4']);
  expect(items[0]?.replies.map(({ isAnswered }) => isAnswered)).toEqual([true, false, true, false]);
  expect(ids(placed([list], [], { fetched, shownReplies: 0 }))).toEqual(['p9', 'p1']);
});

test('a reply says whom it answers where neither its place nor a line does', () => {
  const reply = (number: number, to: string) => entry(number, { type: 'reply', repostedPostId: to, hasTarget: true });
  const answered = (items: ReturnType<typeof listItemsOf>) => items[0]?.replies.map(({ id, answersId }) => [id, answersId]);
  // p8 stands below its sister p7, so that it would look like an answer to the post.
  const fetched = new Map([['p1', [reply(8, 'p3'), reply(7, 'p3'), reply(3, 'p1')]]]);
  expect(answered(placed([[entry(1)]], [], { fetched, shownReplies: 3 }))).toEqual([
    ['p3', undefined],
    ['p7', undefined],
    ['p8', 'p3'],
  ]);
});

/** What is what in a made-up list: of number n, a post, a reply to an older one or a repost of one. */
interface Made {
  readonly kind: 'post' | 'reply' | 'repost';
  /** How much older what it answers or reposts is. */
  readonly back: number;
}
const made = fc.record<Made>({ kind: fc.constantFrom('post', 'reply', 'reply', 'repost'), back: fc.integer({ min: 1, max: 4 }) });

test('whatever answers what, whatever is fetched, deleted and written here: nothing stands twice, nothing is missing, no page takes any away', () => {
  const world = fc.record({
    made: fc.array(made, { minLength: 14, maxLength: 14 }),
    listed: fc.uniqueArray(fc.nat(13)),
    mine: fc.uniqueArray(fc.nat(13), { maxLength: 3 }),
    gone: fc.uniqueArray(fc.nat(13), { maxLength: 2 }),
    cuts: fc.uniqueArray(fc.nat(13), { maxLength: 2 }),
    isThreaded: fc.boolean(),
    shownReplies: fc.nat(3),
  });
  fc.assert(
    fc.property(world, ({ made: facts, listed, mine, gone, cuts, isThreaded, shownReplies }) => {
      // Nobody answers or reposts a repost: who presses there means what it shows.
      const all = facts.map(({ kind, back }, number) =>
        kind === 'post' || number < back || facts[number - back]?.kind === 'repost'
          ? entry(number)
          : entry(number, { type: kind, repostedPostId: `p${number - back}`, hasTarget: true }),
      );
      // Lists that are not threaded bring posts, or replies alone.
      const isListed = (number: number) => !mine.includes(number) && (isThreaded || all[number]?.type !== 'reply');
      const numbers = listed.filter(isListed).toSorted((a, b) => b - a);
      const borders = [-1, ...cuts, 13].toSorted((a, b) => b - a);
      const pages = borders
        .slice(1)
        .map((low, at) => numbers.filter((n) => n > low && n <= (borders[at] ?? 13)).flatMap((n) => all[n] ?? []));
      const local = mine.toSorted((a, b) => b - a).map((number) => own(number, { ...all[number], key: `optimistic:${number}` }));
      const repliesTo = (id: string) => all.filter(({ type, repostedPostId }) => type === 'reply' && repostedPostId === id).toReversed();
      const fetched = new Map(all.map(({ id }) => [id, repliesTo(id)]));
      const removed = new Set(gone.map((number) => `p${number}`));
      const given = { isThreaded, removed, fetched, shownReplies };
      const items = placed(pages, local, given);

      const inItem = ({ id, replies, hidden }: (typeof items)[number]) => [id, ...replies.map((reply) => reply.id), ...hidden];
      for (const item of items) expect(new Set(inItem(item)).size).toBe(inItem(item).length);
      const isGone = ({ id, type, repostedPostId }: PostEntry) =>
        removed.has(id) || (type === 'repost' && removed.has(repostedPostId ?? ''));
      const entries = pages.flat();
      const shown = items.flatMap(inItem);
      for (const each of [...entries, ...local]) if (!isGone(each)) expect(shown).toContain(each.id);
      for (const each of all) if (isGone(each)) expect(shown).not.toContain(each.id);
      const rows = threadRowsOf(items, false).map(({ key }) => key);
      expect(new Set(rows).size).toBe(rows.length);
      expect(keepUnchanged(items, placed(pages, local, given))).toBe(items);

      // As the reader came to them: page by page.
      for (let count = 1; count < pages.length; count += 1) {
        const before = placed(pages.slice(0, count), [], { ...given, hasMore: true });
        const after = placed(pages.slice(0, count + 1), [], given);
        expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        before.forEach(({ replies }, at) =>
          expect(after[at]?.replies.map(({ id }) => id)).toEqual(expect.arrayContaining(replies.map(({ id }) => id))),
        );
      }
    }),
  );
});

test('one’s own post of which the list has only an answer stands once, and what answers a deleted post stands on its own', () => {
  const answer = entry(8, { type: 'reply', repostedPostId: 'p5', hasTarget: true });
  expect(ids(placed([[answer, entry(2)]], [own(5)]))).toEqual(['p5>p8', 'p2']);
  expect(ids(placed([[answer, entry(5), entry(2)]], [], { removed: new Set(['p5']) }))).toEqual(['p8', 'p2']);
  expect(ids(placed([[entry(2)]], [own(8, answer)], { removed: new Set(['p5']) }))).toEqual(['p8', 'p2']);
});

test('replies that were read below a repost stay there when a later page brings them below their original', () => {
  const reply = (number: number) => entry(number, { type: 'reply', repostedPostId: 'p1', hasTarget: true });
  const first = [entry(9, { type: 'repost', repostedPostId: 'p1' })];
  const given = { fetched: new Map([['p1', [reply(4), reply(3)]]]), shownReplies: 2 };
  expect(ids(placed([first], [], { ...given, hasMore: true }))).toEqual(['p9>p3>p4']);
  const items = placed([first, [reply(4), reply(3), entry(1)]], [], given);
  expect(ids(items)).toEqual(['p9>p3>p4', 'p1>p3>p4']);
  // After a reload the list has them in one of the two places.
  expect(items.map(({ replies }) => replies.map(({ isLate }) => isLate))).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('with fetched replies an earlier place keeps them and its height, whatever a later page brings', () => {
  const reply = (number: number) => entry(number, { type: 'reply', repostedPostId: 'p1', hasTarget: true });
  const given = { fetched: new Map([['p1', [reply(12), reply(11), reply(10)]]]), shownReplies: 3 };
  const first = [reply(9), entry(5)];
  expect(ids(placed([first], [], { ...given, hasMore: true }))).toEqual(['p1>p9>p11>p12', 'p5']);
  const items = placed([first, [reply(4), reply(3), entry(1)]], [], given);
  expect(ids(items)[0]).toBe('p1>p9>p11>p12');
  expect(items[0]?.hidden).toEqual(['p3', 'p4']);
});
