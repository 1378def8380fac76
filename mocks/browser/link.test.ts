import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLink } from './link.ts';

const read = (search: string) => readLink(`http://localhost:3000/search${search}`);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('a link', () => {
  it('may name several situations, a person, a world, a moment and a pace', () => {
    expect(read('?scenario=slow,unread-flood&persona=author&world=crowded&now=2026-11-20T16:00:00Z&latency=0&query=tram#top')).toEqual({
      persona: 'author',
      scenarios: ['slow', 'unread-flood'],
      world: 'crowded',
      now: '2026-11-20T16:00:00Z',
      latency: 0,
      rest: '/search?query=tram#top',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('asks for nothing by itself', () => {
    expect(read('?query=tram')).toEqual({
      persona: null,
      scenarios: [],
      world: null,
      now: null,
      latency: null,
      rest: '/search?query=tram',
    });
    expect(read('?scenario=')).toMatchObject({ scenarios: [] });
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'slwo',
  ])('that names %s sets nothing, and the console says so', (name) => {
    expect(read(`?scenario=slow,${name}&persona=${name}&world=${name}`)).toMatchObject({ scenarios: ['slow'], persona: null, world: null });
    expect(console.warn).toHaveBeenCalledTimes(3);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`"${name}"`));
  });

  it.each(['?now=soon', '?latency=-1', '?latency=fast', '?latency=Infinity'])('%s is passed over', (search) => {
    expect(read(search)).toMatchObject({ now: null, latency: null, rest: '/search' });
  });
});
