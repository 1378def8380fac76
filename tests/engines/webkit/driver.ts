import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findEngine } from '../../../scripts/engines/engines.mjs';
import { freePorts, start } from '../../../scripts/processes.mjs';

/** An error with a WebDriver code, such as `no such element`. */
export class DriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export interface Session {
  post(path: string, body?: object): Promise<unknown>;
  get(path: string): Promise<unknown>;
  /** Lines that the browser has printed, including the console of its pages. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** WebKitGTK's MiniBrowser, which comes with the library and not with the driver. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** Starts a display with WebKitGTK's WebDriver and MiniBrowser, for one session at a time. */
export async function startDriver(): Promise<{ newSession(): Promise<Session>; stop(): void }> {
  const engine = findEngine('webkit');
  const browser = engine && miniBrowser();
  if (!browser) throw new Error('There is no WebKit to drive: npm test installs webkit2gtk-driver and xvfb.');
  const home = makeHome();
  const display = await startDisplay();
  const port = await freePorts(5340 + 20 * Number(process.env['VITEST_POOL_ID'] ?? 0), 1);
  const driver = start(engine.path, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(home, display.name),
  });
  const lines: string[] = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    stream?.on('data', (data: Buffer) => lines.push(...data.toString().split('\n').filter(Boolean)));
  }

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(90_000),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new DriverError(error, `${message} (${method} ${path})`);
  }
  for (let tries = 0; tries < 100 && !(await call('GET', '/status').catch(() => undefined)); tries += 1) await sleep(100);

  return {
    async newSession() {
      const first = lines.length;
      const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities(browser) } })) as {
        sessionId: string;
      };
      const at = `/session/${sessionId}`;
      return {
        post: (path, body) => call('POST', at + path, body),
        get: (path) => call('GET', at + path),
        get lines() {
          return lines.slice(first);
        },
        close: async () => void (await call('DELETE', at).catch(() => undefined)),
      };
    },
    stop() {
      for (const { pid } of [driver, display.process]) if (pid) process.kill(-pid, 'SIGTERM');
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const capabilities = (binary: string) => ({
  browserName: 'MiniBrowser',
  pageLoadStrategy: 'normal',
  timeouts: { script: 60_000, pageLoad: 60_000 },
  'webkitgtk:browserOptions': { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
});

/** GTK settings: no animations, and a toolbar so small that the window can become as narrow as a phone. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'sez-webkit-'));
  const settings = join(home, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(
    join(settings, 'gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 2px; } headerbar, headerbar * { min-height: 0; } image { opacity: 0; -gtk-icon-transform: scale(0.1); }',
  );
  return home;
}

/** Starts an invisible display. Xvfb takes the first free number and prints it. */
async function startDisplay() {
  const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    xvfb.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { process: xvfb, name: `:${number}` };
}

const environment = (home: string, display: string) => ({
  PATH: process.env['PATH'],
  HOME: home,
  XDG_RUNTIME_DIR: home,
  DISPLAY: display,
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // WebKit's sandbox doesn't start for root.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
});
