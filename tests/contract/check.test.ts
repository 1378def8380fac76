import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@mocks/server/startServer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackend, tellReport } from '../../scripts/contract-documents/check.ts';

let honest: Awaited<ReturnType<typeof startServer>>;
const liars: Server[] = [];
beforeAll(async () => {
  honest = await startServer({ port: 0 });
});
afterAll(async () => {
  for (const liar of liars) liar.close();
  await honest.close();
});

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** Starts a proxy in front of the mock server that changes its answers. */
async function startLiar(
  lie: (answer: Answer) => Partial<Answer>,
  dressed: (cookies: string[]) => string[] = (cookies) => cookies,
): Promise<string> {
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
        const cookies = answer.headers.getSetCookie();
        out.writeHead(status, { 'content-type': 'application/json', ...(cookies.length > 0 ? { 'set-cookie': dressed(cookies) } : {}) });
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
      (answer: Answer) => (answer.path === '/api/notifications' ? { text: answer.text.replace(/"count":\d+\}$/, '"count":1}') } : {}),
      'getNotifications',
      'count says 1',
    ],
    [
      'another status of success',
      (answer: Answer) => (answer.method === 'POST' && answer.path === '/api/links' && answer.status === 201 ? { status: 200 } : {}),
      'createShortLink',
      'expected 201',
    ],
    [
      'a refusal in other words',
      (answer: Answer) => ({ text: answer.text.replace('Notification not found', 'No such thing') }),
      'setNotificationRead',
      'expected 404 "Notification not found"',
    ],
    [
      'an open door',
      (answer: Answer) =>
        answer.path === '/api/posts/intro' && answer.status === 401 ? { status: 200, text: '{"results":[],"count":0}' } : {},
      'getIntroPosts',
      'expected 401',
    ],
    [
      'a field of another type',
      (answer: Answer) => (answer.path === '/api/organization-types' ? { text: answer.text.replaceAll('"id":"', '"id":1,"was":"') } : {}),
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

  it('finds a session that scripts can read', async () => {
    const url = await startLiar(
      () => ({}),
      (cookies) => cookies.map((cookie) => cookie.replace('; HttpOnly', '')),
    );
    const { differences } = await checkBackend({ url, only: ['logIn'] });
    expect(differences.map(({ how }) => how).join()).toContain('not HttpOnly');
  }, 60_000);

  it('accepts a second cookie, and sends both back', async () => {
    const url = await startLiar(
      () => ({}),
      (cookies) => ['balance=a; Path=/', ...cookies],
    );
    const report = await checkBackend({ url, only: ['logIn', 'logOut', 'getCurrentUser'] });
    expect([report.differences, report.passed > 5]).toEqual([[], true]);
  }, 60_000);

  it('checks links and drafts from outside, and lists the parts that it could not check', async () => {
    const report = await checkBackend({ url: honest.url, only: ['visitShortLink', 'deleteDraftPost', 'getCurrentUser'] });
    expect(report.differences).toEqual([]);
    expect(new Set(report.skipped.map(({ endpoint }) => endpoint))).toEqual(new Set(['getCurrentUser']));
    for (const { endpoint, what } of report.skipped) expect(tellReport(report)).toContain(`– ${endpoint} ${what}: not looked at`);
  }, 60_000);

  it('exits with 0 for a match, 1 for a difference and 2 for a wrong flag', async () => {
    const lying = await startLiar((answer) => (answer.path === '/api/organization-types' ? { status: 500 } : {}));
    const run = (...flags: string[]) =>
      new Promise<{ code: number; text: string }>((resolve) => {
        execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/contract-documents.ts', ...flags], (error, out, complaint) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: out + complaint }),
        );
      });
    const only = ['--only', 'getOrganizationTypes'];
    const [truth, lie, flag, call, help] = await Promise.all([
      run('--check', `${honest.url}/`, ...only),
      run('--check', lying, ...only),
      run('--chekc', lying),
      run('--check', lying, '--only', 'getEverything'),
      run('--help'),
    ]);
    expect([truth.code, lie.code, flag.code, call.code, help.code]).toEqual([0, 1, 2, 2, 0]);
    expect(truth.text).toContain('0 differ');
    expect(lie.text).toContain('✗ getOrganizationTypes');
    expect(flag.text).toContain('--check URL');
    expect(call.text).toContain('no call named getEverything');
  }, 180_000); // Five processes start at once: on a busy machine that took 50 s.
});
