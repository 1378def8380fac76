import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from './headers.mjs';

const script = "document.documentElement.dataset.scheme = 'dark';";
const html = `<!doctype html><head><script>${script}</script><script type="module" src="/assets/index.js"></script></head>`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('inlineScriptHashes', () => {
  it('hashes exactly the text between the tags', () => {
    const expected = createHash('sha256').update(script).digest('base64');
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${expected}'`]);
  });

  it('skips scripts with a source', () => {
    expect(inlineScriptHashes('<script src="/a.js"></script>')).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  const live = contentSecurityPolicy({ html, isMocked: false });

  it('allows scripts from the own host and by hash, never inline ones in general', () => {
    const scripts = directive(live, 'script-src');
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  });

  it('forbids plugins, foreign base addresses and framing', () => {
    expect(live).toContain("object-src 'none'");
    expect(live).toContain("base-uri 'self'");
    expect(live).toContain("frame-ancestors 'none'");
  });

  it('asks for Trusted Types and knows no default policy in the live build', () => {
    expect(directive(live, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(live, 'trusted-types')).not.toContain('default');
  });

  it('lets the mocked build have a default policy, because its library registers the worker by a string', () => {
    expect(directive(contentSecurityPolicy({ html, isMocked: true }), 'trusted-types')).toContain('default');
  });

  it('adds the backend hosts of a product domain to the calls that are allowed', () => {
    const policy = contentSecurityPolicy({ html, isMocked: false, productDomain: 'sez.example' });
    expect(directive(policy, 'connect-src')).toContain('https://*.sez.example');
    expect(directive(live, 'connect-src')).toBe("connect-src 'self' https://ip2c.org");
  });

  it('allows the scripts, connections and frames of a configured captcha', () => {
    const policy = contentSecurityPolicy({ html, isMocked: false, captchaHosts: ['https://captcha.example'] });
    for (const name of ['script-src', 'connect-src', 'frame-src']) expect(directive(policy, name)).toContain('https://captcha.example');
    expect(directive(live, 'frame-src')).toBeUndefined();
  });
});

describe('securityHeaders', () => {
  it('forbids guessing types and keeps full addresses from other sites', () => {
    const headers = securityHeaders({ html, isMocked: false });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
