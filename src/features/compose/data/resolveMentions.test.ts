import { aPerson } from '@tests/support/factories';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveMentions } from './resolveMentions.ts';

afterEach(() => vi.unstubAllGlobals());

test('all people mentioned in a post are looked up, also more than ten, with limited concurrency', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    const name =
      String(address instanceof Request ? address.url : address)
        .split('/')
        .at(-1) ?? '';
    return Response.json(aPerson(name, { username: name }));
  });
  const names = Array.from({ length: 15 }, (_, index) => `person_${index}`);
  const found = await resolveMentions(names.map((name) => `@${name}`).join(' '));
  expect(found.map(({ username }) => username)).toEqual(names);
  expect(most).toBeLessThanOrEqual(5);
});
