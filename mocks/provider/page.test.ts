import { expect, test } from 'vitest';
import { providerDocument, providerPage } from './page.ts';

const at = (path: string, base = '/') => providerPage(new URL(path, 'http://localhost'), base);
const leadsTo = (path: string, label: string, base?: string) => at(path, base)?.choices.find((choice) => choice.label === label)?.href;

test('X sends its token back with a verifier, the refusal, or another token', () => {
  const page = '/mock-provider/x?oauth_token=t1';
  expect(leadsTo(page, 'Approve')).toBe('/sign-in-with-x?oauth_token=t1&oauth_verifier=lena_streets');
  expect(leadsTo(page, 'Approve as somebody new')).toMatch(/oauth_verifier=new-\w+$/);
  expect(leadsTo(page, 'Deny')).toBe('/sign-in-with-x?denied=t1');
  expect(leadsTo(page, 'Send a broken answer')).toContain('oauth_token=t1-changed');
});

test('Bluesky answers for the handle that was asked about, and leaves the state out of a broken answer', () => {
  const page = '/mock-provider/bluesky?state=s1&handle=me.bsky.example';
  expect(leadsTo(page, 'Approve')).toMatch(/state=s1&code=me\.bsky\.example$/);
  expect(leadsTo(page, 'Send a broken answer')).not.toContain('state=');
});

test('each approval of Frequency is a code of its own', () => {
  const page = '/mock-provider/frequency';
  expect(leadsTo(page, 'Approve')).not.toBe(leadsTo(page, 'Approve'));
});

test('is served below the base of the page, and nowhere else', () => {
  expect(leadsTo('/demo/mock-provider/frequency', 'Deny', '/demo/')).toBe('/demo/siwf/callback?error=access_denied');
  expect(at('/sign-in')).toBeNull();
});

test('as a document it has no markup but its own', () => {
  const page = at('/mock-provider/confirm?handle=<b>');
  expect(page && providerDocument(page)).toContain('@&#60;b&#62;');
});
