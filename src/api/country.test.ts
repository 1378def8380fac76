import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookUpCountry, parseCountry } from './country.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the country lookup', () => {
  it.each([
    ['1;US;USA;United States', 'US'],
    ['1;DE;DEU;Germany', 'DE'],
    ['0;US;USA;United States', null],
    ['2;;;UNKNOWN', null],
    ['1;;;', null],
    ['', null],
  ])('reads %j as %j', (answer, country) => {
    expect(parseCountry(answer)).toBe(country);
  });

  it('queries the third party without cookies and without the headers of the API', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('1;RU;RUS;Russia'));
    vi.stubGlobal('fetch', fetch);
    expect(await lookUpCountry()).toBe('RU');
    expect(fetch).toHaveBeenCalledWith('https://ip2c.org/s', expect.objectContaining({ credentials: 'omit' }));
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  });

  it('is given up after three seconds', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    const answer = lookUpCountry();
    limit.abort(new DOMException('Too slow', 'TimeoutError'));
    expect(await answer).toBeNull();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
    timeout.mockRestore();
  });

  it.each([
    ['the server refuses', () => Promise.resolve(new Response('1;US;USA;x', { status: 500 }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives nothing when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await lookUpCountry()).toBeNull();
  });
});
