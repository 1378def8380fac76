import { describe, expect, it } from 'vitest';
import { describeFault, emptyFields, faultFrom } from './faultForm.ts';

describe('the fault form', () => {
  it('reads a word as a domain and a path as a path', () => {
    expect(faultFrom({ ...emptyFields, target: 'posts' })).toEqual({ domain: 'posts', status: 500 });
    expect(faultFrom({ ...emptyFields, target: '/api/posts/:id', method: 'PATCH', status: '409' })).toEqual({
      path: '/api/posts/:id',
      method: 'PATCH',
      status: 409,
    });
  });

  it('sets a code, a share, a number of times and a delay only if they are given', () => {
    const fault = faultFrom({ ...emptyFields, status: '403', code: '403021', share: '30', times: '1', delay: '200' });
    expect(fault).toEqual({ path: '*', status: 403, code: 403021, share: 0.3, times: 1, delayMs: 200 });
    expect(faultFrom({ ...emptyFields, kind: 'malformed', status: '500', delay: 'soon' })).toEqual({ path: '*', malformed: true });
    expect(faultFrom({ ...emptyFields, kind: 'delay', delay: '900' })).toEqual({ path: '*', delayMs: 900 });
  });

  it('describes briefly what a fault does', () => {
    expect(describeFault({ method: 'GET', path: '/api/posts', status: 403, code: 403021, times: 2 })).toBe(
      'GET /api/posts → 403 code 403021 2×',
    );
    expect(describeFault({ network: true, share: 0.33 })).toBe('everything → network failure 33 %');
  });
});
