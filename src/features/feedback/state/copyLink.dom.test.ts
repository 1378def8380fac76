import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { copyLinkAtom, linkToCopyAtom } from './copyLink.ts';
import { toastsAtom } from './toasts.ts';

const link = 'https://sez.example/check-visit-links?id=l1';
const copied = async (items: ClipboardItem[] | undefined) => (await items?.[0]?.getType('text/plain'))?.text();

test('the clipboard is claimed during the press, although the link arrives later', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const store = createStore();
  let arrive: (link: string) => void = () => undefined;
  const coming = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const done = store.set(copyLinkAtom, coming);
  expect(write).toHaveBeenCalledOnce();
  arrive(link);
  await done;
  expect(await copied(write.mock.calls[0]?.[0])).toBe(link);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'positive', title: 'Link copied' }]);
});

test('if the browser refuses, the link is shown for copying, without an error', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const store = createStore();
  await store.set(copyLinkAtom, Promise.resolve(link));
  expect(store.get(linkToCopyAtom)).toBe(link);
  expect(store.get(toastsAtom)).toEqual([]);
  store.set(linkToCopyAtom);
  expect(store.get(linkToCopyAtom)).toBeUndefined();
});

test('the same happens on a page without a clipboard (plain http)', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const store = createStore();
  await store.set(copyLinkAtom, link);
  expect(store.get(linkToCopyAtom)).toBe(link);
});

test('a link that fails to arrive is the caller’s failure', async () => {
  const store = createStore();
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await expect(store.set(copyLinkAtom, Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(store.get(linkToCopyAtom)).toBeUndefined();
});
