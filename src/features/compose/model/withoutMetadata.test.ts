import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './withoutMetadata.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const secret = 'GPS 60.1699 24.9384';
const strip = async (bytes: readonly number[], type: string) => {
  const blob = await withoutMetadata(new Blob([Uint8Array.from(bytes)], { type }));
  expect(blob.type).toBe(type);
  return [...new Uint8Array(await blob.arrayBuffer())];
};
const has = (bytes: readonly number[], text: string) => String.fromCharCode(...bytes).includes(text);

const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
/** An EXIF segment with the orientation of an upright camera (6) and a location. */
const exif = (isLittle: boolean) => {
  const number = (value: number, size: number) => {
    const bytes = Array.from({ length: size }, (_, index) => (value >> (8 * (size - 1 - index))) & 0xff);
    return isLittle ? bytes.reverse() : bytes;
  };
  const entry = (tag: number, value: number) => [...number(tag, 2), ...number(3, 2), ...number(1, 4), ...number(value, 2), 0, 0];
  const directory = [...number(2, 2), ...entry(0x0100, 9), ...entry(0x0112, 6), ...number(0, 4)];
  return segment(0xe1, [
    ...letters('Exif'),
    0,
    0,
    ...letters(isLittle ? 'II' : 'MM'),
    ...number(42, 2),
    ...number(8, 4),
    ...directory,
    ...letters(secret),
  ]);
};
const pixels = [...segment(0xda, [1, 2, 3]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9];

describe('a JPEG', () => {
  const profile = segment(0xe2, letters('ICC_PROFILE'));
  const table = segment(0xdb, [1, 2, 3, 4]);

  test.each([true, false])('loses its location and keeps pixels, colours and orientation (little endian: %s)', async (isLittle) => {
    const bytes = [
      0xff,
      0xd8,
      ...exif(isLittle),
      ...segment(0xed, letters(secret)),
      ...profile,
      ...segment(0xfe, letters(secret)),
      ...table,
      ...pixels,
    ];
    const stripped = await strip(bytes, 'image/jpeg');
    expect(has(stripped, 'GPS')).toBe(false);
    expect(stripped.slice(-(profile.length + table.length + pixels.length))).toEqual([...profile, ...table, ...pixels]);
    const upright = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6];
    expect(String.fromCharCode(...stripped)).toContain(String.fromCharCode(...upright));
    expect(await strip(stripped, 'image/jpeg')).toEqual(stripped);
  });

  test('of several scans keeps them all, although tables between them look like its end', async () => {
    const scan = [...segment(0xda, [1]), 0x12, 0xff, 0xd0, 0x34];
    const between = segment(0xc4, [0xff, 0xd9, 7]);
    const bytes = [0xff, 0xd8, ...table, ...scan, ...between, ...pixels];
    expect(await strip([...bytes, ...letters(secret)], 'image/jpeg')).toEqual(bytes);
  });

  test('loses its location although other bytes are before its segments, which browsers ignore', async () => {
    const bytes = [0xff, 0xd8, 0x00, 0x0a, 0xff, 0xff, ...exif(true), 7, ...segment(0xe1, letters(secret)), ...table, ...pixels];
    const stripped = await strip(bytes, 'image/jpeg');
    expect(has(stripped, 'GPS')).toBe(false);
    expect(stripped.slice(-(table.length + pixels.length))).toEqual([...table, ...pixels]);
  });

  test('loses segments that share a marker with its colours, such as a thumbnail', async () => {
    const kept = [...segment(0xe0, letters('JFIF')), ...profile, ...segment(0xee, letters('Adobe'))];
    const lost = [...segment(0xe0, letters('JFXX')), ...segment(0xe2, letters('MPF')), ...segment(0xee, letters(secret))];
    expect(await strip([0xff, 0xd8, ...kept, ...lost, ...pixels], 'image/jpeg')).toEqual([0xff, 0xd8, ...kept, ...pixels]);
  });

  test('loses bytes behind its end', async () => {
    expect(await strip([0xff, 0xd8, ...table, ...pixels, ...letters(secret)], 'image/jpeg')).toEqual([0xff, 0xd8, ...table, ...pixels]);
  });
});

test('a PNG loses its text chunks and keeps its pixels', async () => {
  const chunk = (kind: string, content: readonly number[]) => [0, 0, 0, content.length, ...letters(kind), ...content, 9, 9, 9, 9];
  const head = [0x89, ...letters('PNG'), 13, 10, 26, 10];
  const shown = [...chunk('IHDR', [1]), ...chunk('iCCP', [2]), ...chunk('IDAT', [3, 4]), ...chunk('IEND', [])];
  // `caBX` says who made or edited a picture; programs have further chunks of their own.
  const written = ['eXIf', 'tEXt', 'iTXt', 'caBX', 'meTa'].flatMap((kind) => chunk(kind, letters(secret)));
  expect(await strip([...head, ...written, ...shown], 'image/png')).toEqual([...head, ...shown]);
  const cutOff = shown.slice(0, -chunk('IEND', []).length);
  expect(await strip([...head, ...written, ...cutOff], 'image/png')).toEqual([...head, ...cutOff]);
});

test('a GIF loses its comments and the data of programs, and keeps its frames and its repetition', async () => {
  const blocks = (...contents: readonly (readonly number[])[]) => [...contents.flatMap((content) => [content.length, ...content]), 0];
  const head = [...letters('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6];
  const loop = [0x21, 0xff, ...blocks(letters('NETSCAPE2.0'), [1, 0, 0])];
  const control = [0x21, 0xf9, ...blocks([0, 5, 0, 0])];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, ...blocks([0x21, 0xfe], [0x3b])];
  const comment = [0x21, 0xfe, ...blocks(letters(secret), letters(secret))];
  const program = [0x21, 0xff, ...blocks(letters('XMP DataXMP'), letters(secret))];
  const shown = [...head, ...loop, ...control, ...frame, ...control, ...frame, 0x3b];
  const written = [...head, ...comment, ...loop, ...program, ...control, ...frame, ...comment, ...control, ...frame, ...program, 0x3b];
  expect(await strip([...written, ...letters(secret)], 'image/gif')).toEqual(shown);
});

test('a WebP loses its text chunks, updates its header and keeps its pixels', async () => {
  const chunk = (kind: string, content: readonly number[]) => [
    ...letters(kind),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const whole = (parts: readonly number[]) => [...letters('RIFF'), parts.length + 4, 0, 0, 0, ...letters('WEBP'), ...parts];
  const image = chunk('VP8 ', [1, 2, 3]);
  const stripped = await strip(
    whole([...chunk('VP8X', [0b11100, 0]), ...image, ...chunk('EXIF', letters(secret)), ...chunk('XMP ', letters(secret))]),
    'image/webp',
  );
  expect(stripped).toEqual(whole([...chunk('VP8X', [0b10000, 0]), ...image]));
});

test('incomplete pictures and other formats stay unchanged', async () => {
  for (const bytes of [[], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe1, 0, 9], letters('GIF89a'), [0x89, ...letters('PNG')]]) {
    expect(await strip(bytes, 'image/gif')).toEqual(bytes);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom([0xff, 0xd8], [0x89, 80, 78, 71], letters('RIFF0000WEBP'), letters('GIF89a')),
      async (noise, start) => {
        await withoutMetadata(new Blob([Uint8Array.from([...start, ...noise])]));
      },
    ),
  );
});
