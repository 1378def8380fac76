import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { createEntities } from './entities.ts';
import { createWishAtom, type Settled } from './wishes.ts';

interface Row {
  id: string;
  isLiked: boolean;
  likes: number;
}
type Like = boolean;

/** A server with one row that answers when it is told to, and refuses when it is told to. */
function setUp() {
  const rows = createEntities<Row>();
  const store = createStore();
  let truth: Row = { id: 'a', isLiked: false, likes: 3 };
  const calls: { readonly wish: Like; answer(isRefused?: boolean): void }[] = [];
  const sent: Like[] = [];
  const likeAtom = createWishAtom<Row, Like, Row>({
    entities: rows,
    patch: (row, wish) => (row.isLiked === wish ? {} : { isLiked: wish, likes: row.likes + (wish ? 1 : -1) }),
    isMet: (row, wish) => row.isLiked === wish,
    send(_id, wish) {
      sent.push(wish);
      return new Promise((resolve, reject) => {
        const answer = (isRefused = false) => {
          if (isRefused) return reject(new Error('refused'));
          if (truth.isLiked !== wish) truth = { ...truth, isLiked: wish, likes: truth.likes + (wish ? 1 : -1) };
          resolve(truth);
        };
        calls.push({ wish, answer });
      });
    },
    store: (set, row) => set(rows.putAtom, [row]),
  });
  store.set(rows.putAtom, [truth]);
  const settled: Settled<Row>['state'][] = [];
  return {
    sent,
    settled,
    calls,
    truth: () => truth,
    shown: () => store.get(rows.atomOf('a')),
    like: (wish: Like) => void store.set(likeAtom, 'a', wish).then(({ state }) => settled.push(state)),
    async answer(isRefused?: boolean) {
      calls.shift()?.answer(isRefused);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    /** Somebody else's like comes with a list. */
    bring(likes: number) {
      truth = { ...truth, likes: truth.likes + likes };
      store.set(rows.putAtom, [truth]);
    },
  };
}

test('shows the last wish at once, sends one call at a time and says once how it ended', async () => {
  const { like, answer, shown, sent, settled } = setUp();
  for (const wish of [true, false, true, false, true]) like(wish);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
  expect(sent).toEqual([true]);
  await answer();
  expect(sent).toEqual([true]);
  expect(settled.filter((state) => state !== 'replaced')).toEqual(['granted']);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
});

test('a refused wish leaves nothing behind, and the next one is sent', async () => {
  const { like, answer, shown, sent, settled } = setUp();
  like(true);
  await answer(true);
  expect(shown()).toMatchObject({ isLiked: false, likes: 3 });
  expect(settled).toEqual(['refused']);
  like(true);
  await answer();
  expect(sent).toEqual([true, true]);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
});

test('what was refused and then taken back is not asked of the server again', async () => {
  const { like, answer, sent, settled } = setUp();
  like(true);
  like(false);
  await answer(true);
  expect(sent).toEqual([true]);
  expect(settled).toEqual(['replaced', 'unchanged']);
});

test('a wish made in the very moment in which the last call ends is sent', async () => {
  const { like, calls, sent, answer } = setUp();
  like(true);
  calls.shift()?.answer();
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.resolve();
    if (turn === 2) like(false);
  }
  await answer();
  await answer();
  expect(sent).toEqual([true, false]);
});

test('any interleaving of wishes, answers, refusals and news ends as the server says, with the last wish shown meanwhile', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('wish' as const), wish: fc.boolean() }),
    fc.record({ do: fc.constant('answer' as const), isRefused: fc.boolean() }),
    fc.record({ do: fc.constant('news' as const), likes: fc.integer({ min: 1, max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { like, answer, bring, calls, shown, truth, settled, sent } = setUp();
      let wishes = 0;
      for (const action of steps) {
        if (action.do === 'wish') {
          like(action.wish);
          wishes += 1;
          expect(shown()?.isLiked).toBe(action.wish);
        }
        if (action.do === 'answer') await answer(action.isRefused);
        if (action.do === 'news') bring(action.likes);
      }
      do await answer();
      while (calls.length > 0);
      expect(shown()).toEqual(truth());
      expect(settled).toHaveLength(wishes);
      expect(sent.length).toBeLessThanOrEqual(wishes);
    }),
    { numRuns: 60 },
  );
});
