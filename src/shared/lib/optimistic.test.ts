import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { createEntities } from './entities.ts';
import { createOptimisticAtom, type Settled } from './optimistic.ts';
import { trackRequest } from './pendingRequests.ts';
import { createScope } from './scope.ts';

interface Row {
  id: string;
  isLiked: boolean;
  likes: number;
  isMarked: boolean;
}
type Like = boolean;
interface Call {
  /** The server accepts or refuses; the response is in flight. */
  arrive(isRefused?: boolean): void;
  /** The response arrives. */
  answer(isRefused?: boolean): void;
}

/** A server with one row; the test decides when it responds and whether it refuses. */
function setUp() {
  const rows = createEntities<Row>();
  const device = createStore();
  let scope = createScope(device);
  let serverRow: Row = { id: 'a', isLiked: false, likes: 3, isMarked: false };
  const calls: Call[] = [];
  const marks: Call[] = [];
  const reads: (() => void)[] = [];
  const call = (list: Call[], change: () => void) =>
    trackRequest(
      new Promise<Row>((resolve, reject) => {
        let end: (() => void) | undefined;
        const arrive = (isRefused = false) => {
          if (end) return;
          if (!isRefused) change();
          const response = serverRow;
          end = () => (isRefused ? reject(new Error('refused')) : resolve(response));
        };
        const answer = (isRefused = false) => {
          arrive(isRefused);
          end?.();
        };
        list.push({ arrive, answer });
      }),
    );
  const sent: Like[] = [];
  const likeAtom = createOptimisticAtom<Row, Like, Row>({
    entities: rows,
    patch: (row, change) => (row.isLiked === change ? {} : { isLiked: change, likes: row.likes + (change ? 1 : -1) }),
    isNoop: (row, change) => row.isLiked === change,
    send(_id, change) {
      sent.push(change);
      return call(calls, () => {
        if (serverRow.isLiked !== change) serverRow = { ...serverRow, isLiked: change, likes: serverRow.likes + (change ? 1 : -1) };
      });
    },
    store: (set, row) => set(rows.putAtom, [row]),
  });
  const markAtom = createOptimisticAtom<Row, boolean, Row>({
    entities: rows,
    patch: (_row, isMarked) => ({ isMarked }),
    send: (_id, isMarked) => call(marks, () => (serverRow = { ...serverRow, isMarked })),
    store: (set, row) => set(rows.putAtom, [row]),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  scope.store.set(rows.putAtom, [serverRow]);
  const settled: Settled<Row>['state'][] = [];
  return {
    sent,
    settled,
    calls,
    serverRow: () => serverRow,
    shown: () => scope.store.get(rows.atomOf('a')),
    like: (change: Like) => void scope.store.set(likeAtom, 'a', change).then(({ state }) => settled.push(state)),
    async answer(isRefused?: boolean) {
      calls.shift()?.answer(isRefused);
      await settle();
    },
    /** Another person signs in and receives the row as they see it. */
    next(row: Row = { id: 'a', isLiked: false, likes: 3, isMarked: false }) {
      scope.end();
      scope = createScope(device);
      serverRow = row;
      scope.store.set(rows.putAtom, [serverRow]);
    },
    mark: (isMarked: boolean) => void scope.store.set(markAtom, 'a', isMarked),
    marks,
    async answerMark(isRefused?: boolean) {
      marks.shift()?.answer(isRefused);
      await settle();
    },
    /** A client requests the row; the server responds at once, but the response arrives late. */
    read() {
      const response = serverRow;
      const reading = trackRequest(new Promise<Row>((resolve) => reads.push(() => resolve(response))));
      void reading.then((row) => scope.store.set(rows.putAtom, [row]));
    },
    reads,
    async bringRead() {
      reads.shift()?.();
      await settle();
    },
    settle,
    /** A list brings another person's like. */
    bring(likes: number) {
      serverRow = { ...serverRow, likes: serverRow.likes + likes };
      scope.store.set(rows.putAtom, [serverRow]);
    },
  };
}

test('shows the last change at once, sends one call at a time and reports its result once', async () => {
  const { like, answer, shown, sent, settled } = setUp();
  for (const change of [true, false, true, false, true]) like(change);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
  expect(sent).toEqual([true]);
  await answer();
  expect(sent).toEqual([true]);
  expect(settled.filter((state) => state !== 'replaced')).toEqual(['succeeded']);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
});

test('an answer to an earlier request does not undo a success', async () => {
  const { like, read, answer, bringRead, shown } = setUp();
  read();
  like(true);
  await answer();
  await bringRead();
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
});

test('when two changes succeed before an older answer arrives, the second counts', async () => {
  const { like, read, answer, bringRead, shown } = setUp();
  read();
  like(true);
  await answer();
  like(false);
  await answer();
  expect(shown()).toMatchObject({ isLiked: false, likes: 3 });
  await bringRead();
  expect(shown()).toMatchObject({ isLiked: false, likes: 3 });
});

test('a success is not final, and later requests replace it', async () => {
  const { like, read, answer, bringRead, bring, shown, settle } = setUp();
  like(true);
  await answer();
  await settle();
  bring(2);
  read();
  await bringRead();
  expect(shown()).toMatchObject({ isLiked: true, likes: 6 });
});

test('two changes of different kinds, answered in reverse order, are both kept', async () => {
  const { like, mark, calls, marks, answer, answerMark, shown, serverRow } = setUp();
  like(true);
  mark(true);
  calls[0]?.arrive();
  marks[0]?.arrive();
  await answerMark();
  await answer();
  expect(serverRow()).toMatchObject({ isLiked: true, isMarked: true });
  expect(shown()).toEqual(serverRow());
});

test('a refused change leaves nothing behind, and the next one is sent', async () => {
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

test('a change that was refused and then taken back is not sent again', async () => {
  const { like, answer, sent, settled } = setUp();
  like(true);
  like(false);
  await answer(true);
  expect(sent).toEqual([true]);
  expect(settled).toEqual(['replaced', 'unchanged']);
});

test('a change made at the very moment when the last call ends is sent', async () => {
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

test('any interleaving of changes, late answers, refusals and stale reads ends in the server’s state, with the last change shown meanwhile', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('like' as const, 'mark' as const), change: fc.boolean() }),
    fc.record({ do: fc.constantFrom('arrive' as const, 'answer' as const, 'answerMark' as const), change: fc.boolean() }),
    fc.record({ do: fc.constantFrom('read' as const, 'bringRead' as const), change: fc.constant(true) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 18 }), async (steps) => {
      const world = setUp();
      const { calls, marks, reads, shown, serverRow } = world;
      let changes = 0;
      for (const { do: what, change } of steps) {
        if (what === 'like') {
          world.like(change);
          changes += 1;
          expect(shown()?.isLiked).toBe(change);
        }
        if (what === 'mark') {
          world.mark(change);
          expect(shown()?.isMarked).toBe(change);
        }
        if (what === 'arrive') for (const call of [...calls, ...marks]) call.arrive(!change);
        if (what === 'answer') await world.answer(!change);
        if (what === 'answerMark') await world.answerMark(!change);
        if (what === 'read') world.read();
        if (what === 'bringRead') await world.bringRead();
        await world.settle();
        // Nobody else likes or marks, so fields without a pending call equal the server's, regardless of running requests.
        if (calls.length === 0) expect(shown()?.isLiked).toBe(serverRow().isLiked);
        if (marks.length === 0) expect(shown()?.isMarked).toBe(serverRow().isMarked);
      }
      do {
        await world.answer();
        await world.answerMark();
        await world.bringRead();
      } while (calls.length + marks.length + reads.length > 0);
      expect(shown()).toEqual(serverRow());
      expect(world.settled).toHaveLength(changes);
      expect(world.sent.length).toBeLessThanOrEqual(changes);
    }),
    { numRuns: 100 },
  );
});

test.each([
  false,
  true,
])('a waiting change is not sent for the next person, who gets no result of it or of a running one (refused: %s)', async (isRefused) => {
  const { like, calls, next, answer, sent, settled, shown } = setUp();
  like(true);
  like(false);
  calls[0]?.arrive(isRefused);
  next({ id: 'a', isLiked: true, likes: 9, isMarked: false });
  expect(shown()).toMatchObject({ isLiked: true, likes: 9 });
  await answer();
  expect(sent).toEqual([true]);
  expect(settled).toEqual(['replaced', 'replaced']);
  expect(shown()).toMatchObject({ isLiked: true, likes: 9 });
});

test('requests of the next person are sent, also when they equal the last success of the previous one', async () => {
  const { like, calls, next, answer, sent, settled, shown } = setUp();
  like(true);
  like(false);
  await answer();
  calls[0]?.arrive();
  next();
  like(true);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
  await answer();
  await answer();
  expect(sent).toEqual([true, false, true]);
  expect(settled).toEqual(['replaced', 'replaced', 'succeeded']);
  expect(shown()).toMatchObject({ isLiked: true, likes: 4 });
});

test('values loaded by the next person ignore the previous person’s successes', async () => {
  const { like, calls, next, answer, sent, settled } = setUp();
  like(true);
  like(false);
  await answer();
  calls[0]?.arrive();
  next({ id: 'a', isLiked: true, likes: 9, isMarked: false });
  like(true);
  await answer();
  expect(sent).toEqual([true, false]);
  expect(settled.toSorted()).toEqual(['replaced', 'replaced', 'unchanged']);
});

test('other people’s changes count beside the running ones', async () => {
  const { like, bring, answer, shown, serverRow } = setUp();
  like(true);
  bring(2);
  expect(shown()).toMatchObject({ isLiked: true, likes: 6 });
  await answer();
  expect(shown()).toEqual(serverRow());
});
