import { heicPhoto } from '@tests/support/heicPhoto';
import { expect, test } from 'vitest';
import { isHeic } from './heic.ts';

const file = (content: string, type = '', name = 'photo') =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

test.each([
  ['a real', heicPhoto('photo', '')],
  ['an iPhone’s', file('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['one under the name of a JPEG', file('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/jpeg', 'photo.jpg')],
  ['a series of pictures', file('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc')],
  ['one of a known type', file('', 'image/heif')],
])('%s photo is HEIC', async (_name, photo) => expect(await isHeic(photo)).toBe(true));

test.each([
  ['an AVIF', file('\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf', 'image/avif')],
  ['a JPEG', file('\xff\xd8\xff\xe0', 'image/jpeg')],
  ['a text about it', file('The brand ftypheic', 'text/plain', 'photo.txt')],
  ['a film', file('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08heic', 'video/mp4')],
  ['an empty file', file('')],
])('%s isn’t', async (_name, other) => expect(await isHeic(other)).toBe(false));
