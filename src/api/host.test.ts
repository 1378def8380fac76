import { describe, expect, it } from 'vitest';
import { backendOrigin, imageUrl } from './host.ts';

describe('the backend host', () => {
  it.each([
    ['https://app.example.com/feed?x=1', 'https://app-be.example.com'],
    ['http://app.example.com:8443/', 'http://app-be.example.com:8443'],
    ['https://app-be.example.com/', 'https://app-be.example.com'],
    ['https://example.com/', 'https://example-be.com'],
    ['https://app.EXAMPLE.com/', 'https://app-be.example.com'],
  ])('of %s on the product domain is %s', (page, origin) => {
    expect(backendOrigin(page, 'example.com')).toBe(origin);
  });

  it.each([['http://localhost:5173/'], ['https://preview.host.test/']])('of %s elsewhere is the page itself', (page) => {
    expect(backendOrigin(page, 'example.com')).toBe(new URL(page).origin);
  });

  it('is the page itself when no product domain is configured', () => {
    expect(backendOrigin('https://app.example.com/', '')).toBe('https://app.example.com');
  });
});

describe('the address of an image', () => {
  it('is relative to the page and cannot leave its folder', () => {
    expect(imageUrl('abc')).toBe('/s3/abc');
    expect(imageUrl('../api/x?y')).toBe('/s3/..%2Fapi%2Fx%3Fy');
  });
});
