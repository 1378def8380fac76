import { expect, test } from 'vitest';
import { imageKind } from './imageKind.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (value: string) => new TextEncoder().encode(value);

test('recognises pictures by their first bytes', () => {
  expect(imageKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png');
  expect(imageKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(imageKind(text('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Drawn by hand -->\n<svg width="1">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg>',
  '<!DOCTYPE svg [ <!ENTITY ns "http://example.org/"> ]>\n<svg>',
  `${'<!---->'.repeat(500)}<svg>`,
  '<!-- a --><!DOCTYPE svg><!-- b --><svg>',
])('recognises an SVG by its root element: %s', (source) => {
  expect(imageKind(text(source))).toBe('image/svg+xml');
});

test.each([
  ['a GIF', text('GIF89a')],
  ['a document', text('%PDF-1.7')],
  ['a page with a drawing in it', text('<!doctype html><html><svg></svg></html>')],
  ['another RIFF file', text('RIFF\0\0\0\0WAVEfmt ')],
  ['half a PNG signature', bytes(0x89, 0x50, 0x4e)],
  ['an element that only begins like svg', text('<svgx>')],
  ['comments without an end', text('<!---->'.repeat(580) + '<!--')],
  ['comments before something else', text(`${'<!---->'.repeat(500)}<p>`)],
  ['nothing', bytes()],
])('takes %s for no picture', (_name, start) => {
  expect(imageKind(start)).toBeUndefined();
});
