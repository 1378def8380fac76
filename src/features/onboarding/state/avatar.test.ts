import { heicPhoto } from '@tests/support/heicPhoto';
import { afterEach, expect, test, vi } from 'vitest';
import { openPicture } from './avatar.ts';

afterEach(() => vi.unstubAllGlobals());

const decodes = (works: boolean) =>
  vi.stubGlobal('createImageBitmap', () =>
    works ? Promise.resolve({ width: 6000, height: 4000, close: () => undefined }) : Promise.reject(new Error('broken')),
  );

test('a photo larger than may be uploaded is opened, because only a small square of it is uploaded', async () => {
  decodes(true);
  const photo = new File([new Uint8Array(11 * 1024 * 1024)], 'me.jpg', { type: 'image/jpeg' });
  expect(await openPicture(photo)).toMatchObject({ width: 6000, height: 4000 });
});

test.each([
  ['me.heic', ''],
  ['me.jpg', 'image/jpeg'],
])('an iPhone’s %s is opened if the browser can read it, and otherwise refused with advice', async (name, type) => {
  const photo = heicPhoto(name, type);
  decodes(true);
  expect(await openPicture(photo)).toMatchObject({ width: 6000 });
  decodes(false);
  expect(await openPicture(photo)).toMatch('can’t open HEIC photos');
});
