import { renderHook } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { autosaveDelay } from '../constants.ts';
import { writingStore } from '../data/writingStore.ts';
import { emptyDraft } from '../model/draft.ts';
import { createDraftSessionStore } from './draftSessionStore.ts';
import { useKeeping } from './useKeeping.ts';

let write: MockInstance<typeof writingStore.writeDraft>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(writingStore, 'readDraft').mockResolvedValue(undefined);
  write = vi.spyOn(writingStore, 'writeDraft').mockResolvedValue(true);
});

async function open() {
  const session = createDraftSessionStore(emptyDraft);
  const { unmount } = renderHook(() => useKeeping(session, { userId: 'me', context: 'new' }, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().phase).toBe('writing');
  return { session, unmount, type: (text: string) => session.dispatch({ type: 'changed', parts: { text } }) };
}
const texts = () => write.mock.calls.map(([, , { text }]) => text);

test('what is written is saved once the keys have rested, once', async () => {
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

test('it is saved as soon while a picture is on its way, which is heard of all the time', async () => {
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

test('what the browser does not take is tried once more, and then not before the next change', async () => {
  write.mockResolvedValue(false);
  const { type } = await open();
  type('Unkept');
  await vi.advanceTimersByTimeAsync(10 * autosaveDelay);
  expect(texts()).toEqual(['Unkept', 'Unkept']);
  type('Unkept as well');
  await vi.advanceTimersByTimeAsync(10 * autosaveDelay);
  expect(texts().at(-1)).toBe('Unkept as well');
});
