import fc from 'fast-check';
import { expect, test } from 'vitest';
import { required } from '@/shared/lib/required';
import { aChange, aNewRow, Bench, changedPost, type Outcome, visibleIds } from './outboxBench.fixture.ts';
import { emptyOutbox } from './outboxState.ts';
import { reduceOutbox } from './reduceOutbox.ts';

const command = fc.record({
  do: fc.constantFrom('publish', 'save', 'retry', 'take back', 'offer', 'offline', 'online', 'open a tab', 'sign out', 'delete'),
  /** The tab and the row of a command, and how many steps of running work follow it, in what order. */
  tab: fc.nat(2),
  row: fc.nat(5),
  outcome: fc.constantFrom<Outcome>('arrives', 'arrives', 'refused', 'request lost', 'answer lost'),
  order: fc.array(fc.nat(7), { maxLength: 12 }),
});

/** Everything that was written and not replaced by a newer save. */
interface Written {
  readonly posts: Set<string>;
  change: string | undefined;
}

function obey(
  bench: Bench,
  written: Written,
  at: number,
  { do: what, ...choice }: typeof command extends fc.Arbitrary<infer T> ? T : never,
) {
  const live = bench.tabs.filter(({ isClosed }) => !isClosed);
  const tab = required(live[choice.tab % live.length]);
  const ids = [...tab.state.entries.keys()];
  const id = ids[choice.row % Math.max(1, ids.length)] ?? '';
  bench.outcome = choice.outcome;
  if (what === 'publish') {
    const row = aNewRow(at);
    written.posts.add(row.draft.text);
    bench.begin(tab, { type: 'publish', id: row.id, context: 'new', row });
  }
  if (what === 'save') {
    const row = aChange(at, bench.versions.at(-1) ?? '');
    written.change = row.draft.text;
    bench.begin(tab, { type: 'change', id: row.id, context: `edit:${changedPost}`, row });
  }
  if (what === 'retry') bench.begin(tab, { type: 'retry', id });
  if (what === 'take back') bench.begin(tab, { type: 'takeBack', id, context: 'new' });
  if (what === 'offer') bench.begin(tab, 'offer');
  if (what === 'delete') bench.deletePost(tab);
  if (what === 'offline' || what === 'online') bench.isOnline = what === 'online';
  if (what === 'open a tab' && live.length < 3) bench.open();
  if (what === 'sign out') {
    tab.isClosed = true;
    bench.open();
  }
}

/** Every text that is on the server, stored as a row or draft, or still being stored by a page. */
function textsOf(bench: Bench): string[] {
  const entries = bench.tabs.flatMap(({ state }) => [...state.entries.values()].filter(({ phase }) => phase === 'storing'));
  const rows = [...bench.rows.values(), ...entries.map(({ row }) => row)];
  return [...bench.created.values(), ...bench.versions, ...rows.map(({ draft }) => draft.text), ...bench.drafts.map(({ text }) => text)];
}

function check(bench: Bench, { posts, change }: Written): void {
  expect(bench.faults).toEqual([]);
  const there = textsOf(bench);
  for (const text of posts) expect(there).toContain(text);
  if (change !== undefined) expect(there).toContain(change);
  // The screen shows exactly the rows that the state says are shown, each once.
  for (const tab of bench.tabs) expect([...tab.shown.keys()].toSorted()).toEqual(visibleIds(tab).toSorted());
  // An older save never overwrites a newer one.
  const order = bench.versions.map((text) => Number(text.split(' ')[1]));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
}

function settle(bench: Bench): void {
  for (let steps = 0; bench.isBusy; steps += 1) {
    expect(steps, 'the outbox comes to rest').toBeLessThan(5000);
    bench.advance(steps);
  }
}

test('for any events in any order, in one to three tabs, nothing is lost, sent twice or out of order, and everything arrives in the end', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const bench = new Bench();
      const written: Written = { posts: new Set(), change: undefined };
      for (const [at, each] of commands.entries()) {
        obey(bench, written, at + 1, each);
        check(bench, written);
        for (const choice of each.order) {
          bench.advance(choice);
          check(bench, written);
        }
      }
      bench.isOnline = true;
      bench.outcome = 'arrives';
      settle(bench);
      // On the person's next visit, refused rows are retried and all others are sent automatically.
      for (const tab of bench.tabs) tab.isClosed = true;
      bench.open();
      const tab = required(bench.tabs.at(-1));
      bench.begin(tab, 'offer');
      settle(bench);
      for (const id of tab.state.entries.keys()) bench.begin(tab, { type: 'retry', id });
      settle(bench);
      check(bench, written);
      expect([...bench.rows.keys()]).toEqual([]);
      expect([[...tab.state.entries.keys()], [...tab.shown.keys()]]).toEqual([[], []]);
    }),
    { numRuns: 300 },
  );
});

test('an event about a forgotten row changes nothing', () => {
  const { state, effects } = reduceOutbox(emptyOutbox, { type: 'ended', id: 'gone' });
  expect(state).toBe(emptyOutbox);
  expect(effects).toEqual([]);
});

test('a file that the server has deleted is uploaded once more, and again only when the person retries', () => {
  const image = { id: 'i1', name: 'tram.png', alt: '', blob: new Blob(['drawn']), file: { id: 'f1', storageId: 's1' } };
  const plain = aNewRow(1);
  const row = { ...plain, draft: { ...plain.draft, images: [image] } };
  const { id } = row;
  const lost = { type: 'failed', id, error: 'no file', verdict: 'refused', isFinal: false, isFileLost: true, canSend: true } as const;
  const file = { id: 'f2', storageId: 's2' };
  let state = reduceOutbox(emptyOutbox, { type: 'publish', id, context: 'new', row }).state;
  const calls = (event: Parameters<typeof reduceOutbox>[1]) => {
    const next = reduceOutbox(state, event);
    state = next.state;
    return next.effects.map(({ type }) => type).filter((type) => type !== 'view' && type !== 'store');
  };
  expect(calls({ type: 'stored', id })).toEqual(['attempt']);
  expect(calls({ type: 'locked', id, stored: row, canSend: true })).toEqual(['create']);
  expect(calls(lost)).toEqual(['upload']);
  expect(calls({ type: 'uploaded', id, imageId: 'i1', file })).toEqual(['create']);
  expect(calls(lost)).toEqual(['pause']);
  expect(calls({ type: 'paused', id })).toEqual([]);
  const refused = required(state.entries.get(id)).row;
  expect(calls({ type: 'retry', id })).toEqual(['attempt']);
  expect(calls({ type: 'locked', id, stored: refused, canSend: true })).toEqual(['upload']);
});
