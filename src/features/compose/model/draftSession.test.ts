import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, type DraftImage, emptyDraft } from './draft.ts';
import {
  type DraftSession,
  type DraftSessionAction,
  isChanged,
  isKept,
  nextUpload,
  reduceDraftSession,
  startDraftSession,
} from './draftSession.ts';

const after = (state: DraftSession, ...actions: DraftSessionAction[]) => actions.reduce(reduceDraftSession, state);
const opened = after(startDraftSession(emptyDraft), { type: 'opened', kept: undefined });
const picture = (id: string, parts: Partial<DraftImage> = {}): DraftImage => ({ id, name: `${id}.png`, alt: '', ...parts });
const picked = (...ids: string[]): DraftSessionAction => ({ type: 'picked', images: ids.map((id) => picture(id)), refusals: [] });
const file = (id: string) => ({ id, storageId: `s-${id}` });
const idsOf = (state: DraftSession) => state.draft.images.map(({ id }) => id);

describe('uploads report by id', () => {
  test('what is typed while an image is on its way stays, and the image joins it', () => {
    const state = after(
      opened,
      picked('a'),
      { type: 'uploading', id: 'a', share: 0.3 },
      { type: 'changed', parts: { title: 'T', text: 'Typed meanwhile' } },
      { type: 'uploaded', id: 'a', file: file('a') },
    );
    expect(state.draft).toMatchObject({ title: 'T', text: 'Typed meanwhile', images: [{ id: 'a', file: file('a') }] });
    expect(state.uploads).toEqual({});
  });

  test('of two that overlap both stay, whichever is there first', () => {
    const state = after(
      opened,
      picked('a', 'b'),
      { type: 'uploaded', id: 'b', file: file('b') },
      { type: 'uploaded', id: 'a', file: file('a') },
    );
    expect(idsOf(state)).toEqual(['a', 'b']);
  });

  test('one that was taken out meanwhile stays out', () => {
    const state = after(opened, picked('a', 'b'), { type: 'removed', id: 'a' }, { type: 'uploaded', id: 'a', file: file('a') });
    expect(idsOf(state)).toEqual(['b']);
  });

  test('they go one after another, a failed one waits for the person', () => {
    const both = after(opened, picked('a', 'b'));
    expect(nextUpload(both)?.id).toBe('a');
    const busy = after(both, { type: 'uploading', id: 'a', share: 0 });
    expect(nextUpload(busy)).toBeUndefined();
    const failed = after(busy, { type: 'uploadFailed', id: 'a', problem: 'No' });
    expect(nextUpload(failed)?.id).toBe('b');
    expect(nextUpload(after(failed, { type: 'uploaded', id: 'b', file: file('b') }))).toBeUndefined();
    expect(nextUpload(after(failed, { type: 'uploadRetried', id: 'a' }))?.id).toBe('a');
  });

  test('a description travels with the file: a described one is uploaded again', () => {
    const stored = after(opened, picked('a'), { type: 'uploaded', id: 'a', file: file('a') });
    expect(nextUpload(stored)).toBeUndefined();
    const described = after(stored, { type: 'described', id: 'a', alt: 'A tram' });
    expect(nextUpload(described)).toMatchObject({ id: 'a', alt: 'A tram' });
    expect(nextUpload(after(described, { type: 'uploaded', id: 'a', file: { ...file('a2'), alt: 'A tram' } }))).toBeUndefined();
  });

  test('the words about an image belong to the draft with every letter, and the image waits until they are complete', () => {
    const begun = after(opened, picked('a', 'b'), { type: 'describing', id: 'a' }, { type: 'described', id: 'a', alt: 'A tr' });
    expect(begun.draft.images[0]).toMatchObject({ alt: 'A tr' });
    expect(nextUpload(begun)?.id).toBe('b');
    expect(nextUpload(after(begun, { type: 'described', id: 'a', alt: 'A tram' }, { type: 'describing' }))).toMatchObject({
      id: 'a',
      alt: 'A tram',
    });
  });
});

test('at most four images; what is too much is said', () => {
  const state = after(opened, picked('a', 'b', 'c'), picked('d', 'e'));
  expect(idsOf(state)).toEqual(['a', 'b', 'c', 'd']);
  expect(state.refusals).toEqual(['At most 4 images can be attached.']);
});

test('an image moves to another place and no further than the ends', () => {
  const three = after(opened, picked('a', 'b', 'c'));
  expect(idsOf(after(three, { type: 'moved', id: 'c', to: 0 }))).toEqual(['c', 'a', 'b']);
  expect(idsOf(after(three, { type: 'moved', id: 'a', to: 9 }))).toEqual(['b', 'c', 'a']);
});

test('a save that comes late knows that it is not the last', () => {
  const typed = after(opened, { type: 'changed', parts: { text: 'a' } });
  const more = after(typed, { type: 'changed', parts: { text: 'ab' } }, { type: 'kept', revision: typed.revision, isKept: true });
  expect(isKept(more)).toBe(false);
  expect(isKept(after(more, { type: 'kept', revision: more.revision, isKept: true }))).toBe(true);
});

test('once sent, nothing changes it and nothing of it is to be saved', () => {
  const sent = after(opened, { type: 'changed', parts: { text: 'a' } }, { type: 'done' });
  expect(after(sent, { type: 'changed', parts: { text: 'b' } }, { type: 'opened', kept: emptyDraft })).toBe(sent);
});

test('what another tab has written in the meantime replaces what stood here, also when that is nothing', () => {
  const mine = after(opened, { type: 'changed', parts: { text: 'mine' } }, { type: 'lockedElsewhere' });
  const kept: Draft = { ...emptyDraft, text: 'from there' };
  expect(after(mine, { type: 'opened', kept }).draft.text).toBe('from there');
  expect(isChanged(after(mine, { type: 'opened', kept: undefined }))).toBe(false);
});

test('whatever is picked, moved, taken out and answered late, each image stands once, at most four, in the order that was chosen', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    fc.record({ type: fc.constant('moved' as const), id, to: fc.integer({ min: -2, max: 6 }) }),
    fc.record({ type: fc.constant('removed' as const), id }),
    id.map((each) => ({ type: 'uploaded' as const, id: each, file: file(each) })),
    id.map((each) => ({ type: 'described' as const, id: each, alt: 'words' })),
    fc.record({ type: fc.constant('uploading' as const), id, share: fc.constant(0.5) }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(step, fc.constant('pick' as const)), { maxLength: 20 }), (steps) => {
      // What a person would have who laid pictures on a table.
      let table: string[] = [];
      let state = opened;
      let picks = 0;
      for (const action of steps) {
        if (action === 'pick') {
          const next = 'abcdef'[picks++];
          if (!next) continue;
          state = after(state, picked(next));
          if (table.length < 4) table.push(next);
          continue;
        }
        state = after(state, action);
        if (action.type === 'removed') table = table.filter((each) => each !== action.id);
        if (action.type === 'moved' && table.includes(action.id)) {
          const others = table.filter((each) => each !== action.id);
          table = others.toSpliced(Math.min(Math.max(action.to, 0), others.length), 0, action.id);
        }
        expect(idsOf(state)).toEqual(table);
        expect(Object.keys(state.uploads).filter((each) => !table.includes(each))).toEqual([]);
      }
    }),
  );
});
