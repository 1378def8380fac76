import { createStore } from 'jotai';
import { number, object, string } from 'valibot';
import { expect, test, vi } from 'vitest';
import { stored, storedAtom } from './index.ts';

const draft = stored('draft', object({ title: string(), size: number() }));

test('reads back what was written', () => {
  expect(draft.write({ title: 'One', size: 2 })).toBe(true);
  expect(draft.read()).toEqual({ title: 'One', size: 2 });
});

test('answers undefined for a value of another shape, for broken JSON and for nothing', () => {
  expect(draft.read()).toBeUndefined();
  localStorage.setItem('draft', '{"title":1}');
  expect(draft.read()).toBeUndefined();
  localStorage.setItem('draft', '{"title"');
  expect(draft.read()).toBeUndefined();
});

test('keeps strings as they are', () => {
  const tab = stored('activeTab', string());
  tab.write('all');
  expect(localStorage.getItem('activeTab')).toBe('all');
  expect(tab.read()).toBe('all');
});

test.each(['true', '123', 'null', '{"a":1}', '"quoted"'])('keeps the string %s, which reads as JSON', (text) => {
  const flag = stored('flag', string());
  flag.write(text);
  expect(flag.read()).toBe(text);
});

test('says false when the browser refuses to store', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(draft.write({ title: 'One', size: 2 })).toBe(false);
  vi.unstubAllGlobals();
});

test('an atom follows what another tab writes', () => {
  const store = createStore();
  const draftAtom = storedAtom(draft);
  const stop = store.sub(draftAtom, () => undefined);
  const newValue = JSON.stringify({ title: 'Other tab', size: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft', newValue, storageArea: localStorage }));
  expect(store.get(draftAtom)).toEqual({ title: 'Other tab', size: 1 });
  stop();
});
