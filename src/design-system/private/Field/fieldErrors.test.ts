import { describe, expect, it } from 'vitest';
import { toMessages } from './Field.tsx';

describe('toMessages', () => {
  it('lists strings and objects with a message alike, in order (val.text.errors)', () => {
    expect(toMessages(['a', { message: 'b' }])).toEqual(['a', 'b']);
  });

  it('has nothing to list without errors', () => {
    expect(toMessages(undefined)).toEqual([]);
    expect(toMessages([])).toEqual([]);
  });

  it('leaves out blank messages and repetitions', () => {
    expect(toMessages([' ', 'Too long', { message: 'Too long' }, { message: '' }])).toEqual(['Too long']);
  });
});
