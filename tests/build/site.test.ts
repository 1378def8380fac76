import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../mocks/server/startServer.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { waitForPort } from '../../scripts/processes.mjs';
import { serverPath } from '../../scripts/servers.mjs';
import { checkInBrowser, checkSite } from '../../scripts/site/check.ts';
import { subPathBuild } from '../../scripts/test/subPathBuild.mjs';

// Serves the live build by the servers that docs/deploying.md names, with the mock backend behind them.

let folder: string;
let backend: Awaited<ReturnType<typeof startServer>>;
let port: number;
/** The folders for a site at the root and for one below a path, made as an operator makes them. */
let sites: { base: string; out: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sez-site-'));
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  backend = await startServer({ port: 0 });
  port = await freePort();
  sites = await Promise.all(
    [{ base: '/', folder: 'dist' }, subPathBuild].map(async ({ base, folder: from }) => {
      const out = join(folder, from);
      const args = ['--from', from, '--out', out, '--backend', backend.url, '--address', String(port), '--root', join(out, 'www')];
      const all = ['node_modules/tsx/dist/cli.mjs', 'scripts/site.ts', ...args, '--url', 'https://app.example.com'];
      await promisify(execFile)(process.execPath, all, { env: { ...process.env, BASE_URL: base } });
      return { base, out };
    }),
  );
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const servers = {
  nginx: (out: string) => {
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${out}/${kind};`).join(' ');
    const config = `daemon off; pid ${out}/pid; events {} http { access_log off; include /etc/nginx/mime.types; ${own} include ${out}/nginx.conf; }`;
    writeFileSync(join(out, 'main.conf'), config);
    return ['-e', 'stderr', '-p', out, '-c', join(out, 'main.conf')];
  },
  caddy: (out: string) => ['run', '--config', join(out, 'Caddyfile'), '--adapter', 'caddyfile'],
};

/** Runs a server while something is done. */
async function during(server: keyof typeof servers, out: string, what: () => Promise<void>) {
  const data = join(out, 'data');
  mkdirSync(data, { recursive: true });
  const path = serverPath(server);
  if (!path) throw new Error(`${server} is missing.`);
  const process_ = spawn(path, servers[server](out), {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: data, XDG_CONFIG_HOME: data },
  });
  const ended = once(process_, 'exit');
  try {
    expect(await waitForPort(port, 20_000)).toBe(true);
    await what();
  } finally {
    process_.kill();
    await ended;
  }
}

/** A port that nothing uses now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const problemsOf = (findings: readonly { title: string; problem: string | undefined }[]) =>
  findings.filter(({ problem }) => problem).map(({ title, problem }) => `${title}: ${problem}`);

const present = (Object.keys(servers) as (keyof typeof servers)[]).filter((server) => process.env['CI'] === 'true' || serverPath(server));

describe.each(present)('the configuration for %s', (server) => {
  it('serves the live build so that check:site finds nothing, at the root and below a path', async () => {
    for (const { base, out } of sites)
      await during(server, out, async () => expect(problemsOf(await checkSite(`http://localhost:${port}${base}`)), base).toEqual([]));
  }, 60_000);

  it('fails when a header is missing, the policy is of another build, or a script is answered with the page', async () => {
    const [{ out } = { out: '' }] = sites;
    const broken = join(out, `${server}-broken`);
    mkdirSync(broken);
    for (const name of ['nginx.conf', 'Caddyfile']) {
      const config = readFileSync(join(out, name), 'utf8')
        .replaceAll(/^.*permissions-policy.*$/gm, '')
        .replaceAll(/'sha256-[^']+'/g, "'sha256-of-another-build'")
        .replace('if ($opens_page = 0) {', 'if ($opens_page = 2) {')
        .replace(/(@opened expression `path\('\/\*'\)) &&[^`]*/, '$1');
      writeFileSync(join(broken, name), config);
    }
    await during(server, broken, async () => {
      const problems = problemsOf(await checkSite(`http://localhost:${port}/`)).join('\n');
      expect(problems).toMatch(/permissions-policy is missing/);
      expect(problems).toMatch(/belongs to another build/);
      expect(problems).toMatch(/A script that asks for an unknown address gets no page: status 200/);
    });
  }, 60_000);
});

it('a site has absolute addresses for previews on other networks, compressed files, and the configuration of static hosts', () => {
  const [{ out } = { out: '' }] = sites;
  expect(readFileSync(join(out, 'www/index.html'), 'utf8')).toContain(
    '<meta property="og:image" content="https://app.example.com/preview.png">',
  );
  for (const file of ['index.html.br', 'index.html.gz', 'preview.png', 'robots.txt'])
    expect(existsSync(join(out, 'www', file)), file).toBe(true);
  expect(readFileSync(join(out, 'www/_headers'), 'utf8')).toMatch(/^\/\*\n {2}content-security-policy: default-src 'self'/);
  expect(readFileSync(join(out, 'www/_redirects'), 'utf8').trimEnd().split('\n').at(-1)).toBe('/* /index.html 200');
});

it('a browser that opens a served site finds it rendered, and lists resources that its policy blocks', async () => {
  ensureBrowser();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
  const { createPreview } = await import('../../scripts/preview/server.mjs');
  const { server } = createPreview({ folder: 'dist', base: '/', isMocked: false, backend: backend.url });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as { port: number }).port}/`;
  expect(problemsOf([...(await checkSite(url)), ...(await checkInBrowser(url, browser))])).toEqual([]);
  await browser.close();
  server.close();
}, 60_000);
