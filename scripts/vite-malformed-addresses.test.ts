import { get } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { malformedAddresses } from './vite-malformed-addresses.ts';

let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: '.cache/vite-malformed-addresses',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [malformedAddresses()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The development server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

/** Requests a path with this `mode`. `fetch` isn't used, because it identifies itself as a script. */
const ask = (path: string, mode: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { accept: 'text/html', 'sec-fetch-mode': mode } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
    }).once('error', reject);
  });

it.each(['/profile/%', '/post/%E0%A4%A', '/group/%/channel/%?a=%'])('opens %s with the page', async (path) => {
  expect(await ask(path, 'navigate')).toMatchObject({ status: 200, text: expect.stringContaining('<title>Sez</title>') as string });
});

it('has no page for a script that fetches', async () => {
  expect((await ask('/profile/%', 'cors')).status).toBe(404);
});
