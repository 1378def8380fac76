import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { autosaveDelay } from '../constants.ts';
import { Unavailable } from '../data/draftDb.ts';
import { writingStore } from '../data/writingStore.ts';
import { type Draft, emptyDraft } from '../model/draft.ts';
import { createDraftSessionStore } from './draftSessionStore.ts';
import { useDraftStorage } from './useDraftStorage.ts';

let write: MockInstance<typeof writingStore.writeDraft>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(writingStore, 'readDraft').mockResolvedValue(undefined);
  write = vi.spyOn(writingStore, 'writeDraft').mockResolvedValue(true);
});

async function open() {
  const session = createDraftSessionStore(emptyDraft);
  const { unmount } = renderHook(() => useDraftStorage(session, { userId: 'me', context: 'new' }, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().phase).toBe('writing');
  return { session, unmount, type: (text: string) => session.dispatch({ type: 'changed', parts: { text } }) };
}
const texts = () => write.mock.calls.map(([, , { text }]) => text);

test('text is saved once after a pause in typing', async () => {
  const { session, type } = await open();
  type('W');
  await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
  type('Wo');
  await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  session.dispatch({ type: 'tried' });
  await vi.advanceTimersByTimeAsync(10 * autosaveDelay);
  expect(texts()).toEqual(['Wo']);
});

test('it is saved as quickly during an upload that keeps reporting progress', async () => {
  const { session, type } = await open();
  session.dispatch({ type: 'picked', images: [{ id: 'i1', name: 'tram.png', alt: '' }], refusals: [] });
  type('A long thought');
  for (let percent = 0; percent < 100; percent += 1) {
    if (percent === 50) type('A longer thought');
    session.dispatch({ type: 'uploading', id: 'i1', share: percent / 100 });
    await vi.advanceTimersByTimeAsync(autosaveDelay / 4);
  }
  expect(texts()).toEqual(['A long thought', 'A longer thought']);
});

test('a failed save is retried once, and then not before the next change', async () => {
  write.mockResolvedValue(false);
  const { type } = await open();
  type('Unkept');
  await vi.advanceTimersByTimeAsync(10 * autosaveDelay);
  expect(texts()).toEqual(['Unkept', 'Unkept']);
  type('Unkept as well');
  await vi.advanceTimersByTimeAsync(10 * autosaveDelay);
  expect(texts().at(-1)).toBe('Unkept as well');
});

test('the fields are open without any storage, and stay closed where only the draft cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(writingStore.readDraft).mockRejectedValueOnce(new Unavailable('blocked'));
  const { session } = await open();
  expect(session.state().isStorageRefused).toBe(true);

  vi.mocked(writingStore.readDraft).mockRejectedValueOnce(new DOMException('broken', 'DataError'));
  const another = createDraftSessionStore(emptyDraft);
  renderHook(() => useDraftStorage(another, { userId: 'me', context: 'new' }, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(another.state().phase).toBe('unreadable');
});

describe('a composer closed before its stored draft was read', () => {
  /** Opens a composer whose storage answers when `answer` is called, writes in it and closes it. */
  async function closeEarly(stored?: Draft) {
    let answer = (_stored?: Draft) => {};
    vi.mocked(writingStore.readDraft).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const session = createDraftSessionStore(emptyDraft);
    const { unmount } = renderHook(() => useDraftStorage(session, { userId: 'me', context: 'new' }, 0));
    await vi.advanceTimersByTimeAsync(0);
    session.dispatch({ type: 'changed', parts: { text: 'too quick' } });
    unmount();
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(texts()).toEqual([]);
    answer(stored);
    await vi.advanceTimersByTimeAsync(0);
  }

  test('stores what was written', async () => {
    await closeEarly();
    expect(write).toHaveBeenCalledExactlyOnceWith('me', 'new', expect.objectContaining({ text: 'too quick' }));
  });

  test('adds it to the stored text', async () => {
    await closeEarly({ ...emptyDraft, text: 'Yesterday: ' });
    expect(write).toHaveBeenCalledExactlyOnceWith('me', 'new', expect.objectContaining({ text: 'Yesterday: too quick' }));
  });

  test('stores the text as a further draft if the storage cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(writingStore.readDraft).mockRejectedValue(new Error('broken'));
    const session = createDraftSessionStore(emptyDraft);
    const { unmount } = renderHook(() => useDraftStorage(session, { userId: 'me', context: 'new' }, 0));
    session.dispatch({ type: 'changed', parts: { text: 'too quick' } });
    unmount();
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledExactlyOnceWith('me', expect.stringMatching(/^new~/), expect.objectContaining({ text: 'too quick' }));
  });
});
