import { createStore } from 'jotai';
import { number, object, string } from 'valibot';
import { expect, test, vi } from 'vitest';
import { stored, storedAtom } from './index.ts';

const draft = stored('draft', object({ title: string(), size: number() }));

test('reads back the value that it wrote', () => {
  expect(draft.write({ title: 'One', size: 2 })).toBe(true);
  expect(draft.read()).toEqual({ title: 'One', size: 2 });
});

test('returns undefined for values of another shape, for broken JSON and without a value', () => {
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

test('returns false when the browser refuses to store', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(draft.write({ title: 'One', size: 2 })).toBe(false);
  vi.unstubAllGlobals();
});

test('a storage that throws on every access counts as empty', () => {
  const refuse = () => {
    throw new DOMException('The file is corrupted', 'NS_ERROR_FILE_CORRUPTED');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(draft.read()).toBeUndefined();
  expect(draft.write({ title: 'One', size: 2 })).toBe(false);
  expect(() => draft.remove()).not.toThrow();
});

test('an atom follows writes of another tab', () => {
  const store = createStore();
  const draftAtom = storedAtom(draft);
  const stop = store.sub(draftAtom, () => undefined);
  const newValue = JSON.stringify({ title: 'Other tab', size: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft', newValue, storageArea: localStorage }));
  expect(store.get(draftAtom)).toEqual({ title: 'Other tab', size: 1 });
  stop();
});
