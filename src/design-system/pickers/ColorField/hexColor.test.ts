import { describe, expect, it, test } from 'vitest';
import { isHexColor, isHexColorStart, readHexColor } from './useColorText.ts';

describe('isHexColor (val.colour-hex)', () => {
  it.each(['#3b82f6', '#ABCDEF', '#000000', '#ffffff'])('takes %s', (text) => {
    expect(isHexColor(text)).toBe(true);
  });

  it.each(['3b82f6', '#3b82f', '#3b82f66', '#fff', '#gggggg', '', ' #3b82f6', '#3b82f6\n'])('refuses "%s"', (text) => {
    expect(isHexColor(text)).toBe(false);
  });
});

describe('isHexColorStart', () => {
  it.each(['', '#', '#3', '#3b82f'])('waits for the rest of "%s"', (text) => {
    expect(isHexColorStart(text)).toBe(true);
  });

  it.each(['3', '#g', '#3b82f6', '##'])('does not wait for "%s"', (text) => {
    expect(isHexColorStart(text)).toBe(false);
  });
});

test.each([
  ['#FFFFFF ', '#FFFFFF'],
  [' #3b82f6\n', '#3b82f6'],
  ['#f0A', '#ff00AA'],
  ['#3b82', '#3b82'],
  ['fff', 'fff'],
])('readHexColor takes "%s" for "%s"', (text, color) => {
  expect(readHexColor(text)).toBe(color);
});
