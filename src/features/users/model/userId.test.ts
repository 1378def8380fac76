import { expect, test } from 'vitest';
import { isUserId } from './userId.ts';

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['  ', false],
  ['null', false],
  ['undefined', false],
  ['7', true],
  ['nullable', true],
] as const)('%j is an id of a person: %s (val.user-id)', (id, expected) => expect(isUserId(id)).toBe(expected));
