import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@mocks/server/startServer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackend } from '../../scripts/contract/check.ts';

let honest: Awaited<ReturnType<typeof startServer>>;
const liars: Server[] = [];
beforeAll(async () => {
  honest = await startServer({ port: 0 });
});
afterAll(async () => {
  for (const liar of liars) liar.close();
  await honest.close();
});

interface Told {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** A server that passes everything on and changes what comes back. */
async function startLiar(lie: (told: Told) => Partial<Told>): Promise<string> {
  const server = createServer((message, out) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const { method = 'GET', url = '/' } = message;
      const headers = Object.fromEntries(
        Object.entries(message.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [[name, value]] : [],
        ),
      );
      const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
      void fetch(honest.url + url, { method, headers, ...body }).then(async (answer) => {
        const truth = { method, path: url.split('?')[0] ?? '', status: answer.status, text: await answer.text() };
        const { status, text } = { ...truth, ...lie(truth) };
        const cookie = answer.headers.get('set-cookie');
        out.writeHead(status, { 'content-type': 'application/json', ...(cookie ? { 'set-cookie': cookie } : {}) });
        out.end(text === '' ? undefined : text);
      });
    });
  });
  liars.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('npm run contract -- --check', () => {
  it('finds nothing to say about the mock server itself', async () => {
    const report = await checkBackend({ url: honest.url });
    expect(report.differences).toEqual([]);
    expect(report.wasReset).toBe(true);
    expect(report.passed).toBeGreaterThan(400);
    expect(report.skipped.length).toBeLessThan(40);
  }, 120_000);

  it.each([
    [
      'a wrong count',
      (told: Told) => (told.path === '/api/notifications' ? { text: told.text.replace(/"count":\d+\}$/, '"count":1}') } : {}),
      'getNotifications',
      'count says 1',
    ],
    [
      'another status of success',
      (told: Told) => (told.method === 'POST' && told.path === '/api/links' && told.status === 201 ? { status: 200 } : {}),
      'createShortLink',
      'expected 201',
    ],
    [
      'a refusal in other words',
      (told: Told) => ({ text: told.text.replace('Notification not found', 'No such thing') }),
      'setNotificationRead',
      'expected 404 "Notification not found"',
    ],
    [
      'an open door',
      (told: Told) => (told.path === '/api/posts/intro' && told.status === 401 ? { status: 200, text: '{"results":[],"count":0}' } : {}),
      'getIntroPosts',
      'expected 401',
    ],
    [
      'a field of another type',
      (told: Told) => (told.path === '/api/organization-types' ? { text: told.text.replaceAll('"id":"', '"id":1,"was":"') } : {}),
      'getOrganizationTypes',
      'not as declared',
    ],
  ] as const)(
    'finds %s',
    async (_what, lie, endpoint, how) => {
      const url = await startLiar(lie);
      const only = ['getNotifications', 'createShortLink', 'setNotificationRead', 'getIntroPosts', 'getOrganizationTypes'] as const;
      const { differences } = await checkBackend({ url, only });
      expect(new Set(differences.map((difference) => difference.endpoint))).toEqual(new Set([endpoint]));
      expect(differences.map((difference) => difference.how).join(' ')).toContain(how);
    },
    60_000,
  );
});
