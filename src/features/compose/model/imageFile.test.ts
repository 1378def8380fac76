import { afterEach, expect, test, vi } from 'vitest';
import { imageProblem } from './imageFile.ts';

afterEach(() => vi.unstubAllGlobals());

const decodes = (works: boolean) =>
  vi.stubGlobal('createImageBitmap', () => (works ? Promise.resolve({ close: () => undefined }) : Promise.reject(new Error('broken'))));

test('accepts an image that decodes', async () => {
  decodes(true);
  expect(await imageProblem(new File(['x'], 'a.png', { type: 'image/png' }))).toBeUndefined();
});

test('says that an image is unreadable although its name and type look right', async () => {
  decodes(false);
  expect(await imageProblem(new File(['x'], 'a.png', { type: 'image/png' }))).toBe('a.png cannot be read as an image.');
});

test('refuses other types and what is larger than 10 MB', async () => {
  decodes(true);
  expect(await imageProblem(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toContain('not a PNG');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
  expect(await imageProblem(large)).toContain('10 MB');
});
