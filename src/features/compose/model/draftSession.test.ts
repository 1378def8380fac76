import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, type DraftImage, emptyDraft } from './draft.ts';
import {
  type DraftSession,
  type DraftSessionAction,
  isChanged,
  isDraftStored,
  nextUpload,
  reduceDraftSession,
  startDraftSession,
} from './draftSession.ts';

const after = (state: DraftSession, ...actions: DraftSessionAction[]) => actions.reduce(reduceDraftSession, state);
const opened = after(startDraftSession(emptyDraft), { type: 'opened', stored: undefined });
const picture = (id: string, parts: Partial<DraftImage> = {}): DraftImage => ({ id, name: `${id}.png`, alt: '', ...parts });
const picked = (...ids: string[]): DraftSessionAction => ({ type: 'picked', images: ids.map((id) => picture(id)), refusals: [] });
const file = (id: string) => ({ id, storageId: `s-${id}` });
const idsOf = (state: DraftSession) => state.draft.images.map(({ id }) => id);

describe('uploads report by id', () => {
  test('text typed during an upload stays, and the image joins it', () => {
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

  test('two overlapping changes both stay, in either order', () => {
    const state = after(
      opened,
      picked('a', 'b'),
      { type: 'uploaded', id: 'b', file: file('b') },
      { type: 'uploaded', id: 'a', file: file('a') },
    );
    expect(idsOf(state)).toEqual(['a', 'b']);
  });

  test('an image removed meanwhile stays removed', () => {
    const state = after(opened, picked('a', 'b'), { type: 'removed', id: 'a' }, { type: 'uploaded', id: 'a', file: file('a') });
    expect(idsOf(state)).toEqual(['b']);
  });

  test('uploads run one after another, and a failed one waits for the person', () => {
    const both = after(opened, picked('a', 'b'));
    expect(nextUpload(both)?.id).toBe('a');
    const busy = after(both, { type: 'uploading', id: 'a', share: 0 });
    expect(nextUpload(busy)).toBeUndefined();
    const failed = after(busy, { type: 'uploadFailed', id: 'a', problem: 'No' });
    expect(nextUpload(failed)?.id).toBe('b');
    expect(nextUpload(after(failed, { type: 'uploaded', id: 'b', file: file('b') }))).toBeUndefined();
    expect(nextUpload(after(failed, { type: 'uploadRetried', id: 'a' }))?.id).toBe('a');
  });

  test('a description is stored with the file, so a described image is uploaded again', () => {
    const stored = after(opened, picked('a'), { type: 'uploaded', id: 'a', file: file('a') });
    expect(nextUpload(stored)).toBeUndefined();
    const described = after(stored, { type: 'described', id: 'a', alt: 'A tram' });
    expect(nextUpload(described)).toMatchObject({ id: 'a', alt: 'A tram' });
    expect(nextUpload(after(described, { type: 'uploaded', id: 'a', file: { ...file('a2'), alt: 'A tram' } }))).toBeUndefined();
  });

  test('an image’s description is part of the draft with every letter, and the image waits until it is complete', () => {
    const begun = after(opened, picked('a', 'b'), { type: 'describing', id: 'a' }, { type: 'described', id: 'a', alt: 'A tr' });
    expect(begun.draft.images[0]).toMatchObject({ alt: 'A tr' });
    expect(nextUpload(begun)?.id).toBe('b');
    expect(nextUpload(after(begun, { type: 'described', id: 'a', alt: 'A tram' }, { type: 'describing' }))).toMatchObject({
      id: 'a',
      alt: 'A tram',
    });
  });
});

describe('text written before the stored draft was read', () => {
  const typing = after(startDraftSession(emptyDraft), { type: 'changed', parts: { text: 'and so' } });

  test('stays, and counts as not stored', () => {
    const state = after(typing, { type: 'opened', stored: undefined });
    expect(state).toMatchObject({ phase: 'writing', draft: { text: 'and so' } });
    expect(isDraftStored(state)).toBe(false);
  });

  test('joins the end of the stored text, where the caret is; the stored title and settings stay', () => {
    const stored: Draft = { ...emptyDraft, title: 'Trams', text: 'Written yesterday ', isPostToX: true };
    const state = after(typing, { type: 'opened', stored });
    expect(state.draft).toEqual({ ...stored, text: 'Written yesterday and so' });
    expect(isDraftStored(state)).toBe(false);
  });

  test('a setting that was changed replaces the stored one', () => {
    const changed = after(typing, { type: 'changed', parts: { isAnyoneCanReply: false } });
    const state = after(changed, { type: 'opened', stored: { ...emptyDraft, title: 'Trams' } });
    expect(state.draft).toMatchObject({ title: 'Trams', isAnyoneCanReply: false });
  });

  test('for a change of a post only the inserted text joins the stored change', () => {
    const editing = after(startDraftSession({ ...emptyDraft, text: 'The bridge is opne' }), {
      type: 'changed',
      parts: { text: 'The bridge is opne again' },
    });
    const state = after(editing, { type: 'opened', stored: { ...emptyDraft, text: 'The bridge is open' } });
    expect(state.draft.text).toBe('The bridge is open again');
  });

  test('for any inserted text at any position, none is lost', () => {
    const text = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (before, behind, typed, stored) => {
        const early = after(startDraftSession({ ...emptyDraft, text: before + behind }), {
          type: 'changed',
          parts: { text: before + typed + behind },
        });
        const opened = after(early, { type: 'opened', stored: { ...emptyDraft, text: stored } });
        expect(opened.draft.text).toHaveLength(stored.length + typed.length);
        expect(opened.draft.text.startsWith(stored)).toBe(true);
      }),
    );
  });

  test('it survives an unreadable storage', () => {
    const state = after(typing, { type: 'unreadable' }, { type: 'opened', stored: { ...emptyDraft, text: 'Yesterday ' } });
    expect(state.draft.text).toBe('Yesterday and so');
  });
});

test('at most four images; the surplus is reported', () => {
  const state = after(opened, picked('a', 'b', 'c'), picked('d', 'e'));
  expect(idsOf(state)).toEqual(['a', 'b', 'c', 'd']);
  expect(state.refusals).toEqual(['At most 4 images can be attached.']);
});

test('an image moves to another position and no further than the ends', () => {
  const three = after(opened, picked('a', 'b', 'c'));
  expect(idsOf(after(three, { type: 'moved', id: 'c', to: 0 }))).toEqual(['c', 'a', 'b']);
  expect(idsOf(after(three, { type: 'moved', id: 'a', to: 9 }))).toEqual(['b', 'c', 'a']);
});

test('a late save knows that it is not the last', () => {
  const typed = after(opened, { type: 'changed', parts: { text: 'a' } });
  const more = after(typed, { type: 'changed', parts: { text: 'ab' } }, { type: 'stored', revision: typed.revision, isStored: true });
  expect(isDraftStored(more)).toBe(false);
  expect(isDraftStored(after(more, { type: 'stored', revision: more.revision, isStored: true }))).toBe(true);
});

test('once sent, it can’t change and has nothing to save', () => {
  const sent = after(opened, { type: 'changed', parts: { text: 'a' } }, { type: 'done' });
  expect(after(sent, { type: 'changed', parts: { text: 'b' } }, { type: 'opened', stored: emptyDraft })).toBe(sent);
});

test('text that another tab has written meanwhile replaces the content, also when it is empty', () => {
  const mine = after(opened, { type: 'changed', parts: { text: 'mine' } }, { type: 'lockedElsewhere' });
  const stored: Draft = { ...emptyDraft, text: 'from there' };
  expect(after(mine, { type: 'opened', stored }).draft.text).toBe('from there');
  expect(isChanged(after(mine, { type: 'opened', stored: undefined }))).toBe(false);
});

test('however images are picked, moved, removed and answered late, each is shown once, at most four, in the chosen order', () => {
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
      // The expected order, computed on a plain list.
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

describe('images of a thread’s further posts', () => {
  const toPost = (post: number, ...ids: string[]): DraftSessionAction => ({ ...picked(...ids), post }) as DraftSessionAction;
  const three = after(
    opened,
    { type: 'changed', parts: { thread: ['Two', 'Three'] } },
    toPost(2, 'c1', 'c2'),
    toPost(0, 'a1'),
    toPost(1, 'b1'),
  );
  const postsOf = ({ draft }: DraftSession) => draft.images.map(({ id, post = 0 }) => `${post} ${id}`).toSorted();

  test('each post takes four, and moving one keeps it in its post', () => {
    expect(postsOf(three)).toEqual(['0 a1', '1 b1', '2 c1', '2 c2']);
    const full = after(three, toPost(2, 'c3', 'c4', 'c5'));
    expect(postsOf(full)).toEqual(['0 a1', '1 b1', '2 c1', '2 c2', '2 c3', '2 c4']);
    expect([full.refusals.length, full.pickedFor]).toEqual([1, 2]);
    const moved = after(three, { type: 'moved', id: 'c2', to: 0 });
    expect(idsOf(moved).filter((id) => id.startsWith('c'))).toEqual(['c2', 'c1']);
    expect(postsOf(moved)).toEqual(postsOf(three));
  });

  test('they go with their post, and those of later posts stay with theirs', () => {
    const two = after(three, { type: 'furtherRemoved', index: 0 });
    expect(two.draft.thread).toEqual(['Three']);
    expect(postsOf(two)).toEqual(['0 a1', '1 c1', '1 c2']);
    expect(postsOf(after(two, toPost(2, 'late')))).toEqual(postsOf(two));
  });
});
