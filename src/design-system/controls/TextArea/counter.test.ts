import { describe, expect, it } from 'vitest';
import { countCharacters } from './counter.ts';

describe('countCharacters', () => {
  it('counts up to and including the limit (val.textarea.max)', () => {
    expect(countCharacters(0, 160)).toMatchObject({ text: '0/160', isOver: false });
    expect(countCharacters(160, 160)).toMatchObject({ text: '160/160', isOver: false });
  });

  it('shows with a minus sign how far a soft limit is exceeded', () => {
    expect(countCharacters(161, 160)).toMatchObject({ text: '−1', isOver: true });
  });

  it('speaks only near the limit', () => {
    expect(countCharacters(139, 160).isNear).toBe(false);
    expect(countCharacters(140, 160).isNear).toBe(true);
    expect(countCharacters(200, 160).isNear).toBe(true);
  });
});
