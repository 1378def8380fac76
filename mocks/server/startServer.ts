import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Backend } from '../backend.ts';
import { createClock } from '../db/clock.ts';
import type { WorldName } from '../fixtures/worlds/index.ts';
import { errorAnswer } from '../http/answers.ts';
import { createCookieSessions } from '../http/session.ts';
import { providerDocument, providerPage } from '../provider/page.ts';
import { createBot } from '../socket/bot.ts';
import { answerControl } from './control.ts';
import { cookieDomainOf, corsHeaders } from './cors.ts';
import { isOwnHost } from './hosts.ts';
import { drain, send, toRequest } from './nodeHttp.ts';
import { serveSockets } from './sockets.ts';
import { keepStateFile } from './stateFile.ts';
import { toWebp } from './webp.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  readonly world?: WorldName;
  /** Number of generated posts that are older than the written ones. */
  readonly feed?: number | undefined;
  /** Milliseconds. */
  readonly latency?: number;
  /** Stops the clock at this moment. */
  readonly now?: string | undefined;
  /** Path of the state file; without it the state isn't saved. */
  readonly statePath?: string | undefined;
  /** Milliseconds between two actions of the activity bot; no bot when absent. */
  readonly botEvery?: number | undefined;
  /** Whether answers are checked against the client's schemas. */
  readonly isChecked?: boolean;
  /** Maximum size of all stored uploads, in bytes. */
  readonly uploadLimit?: number;
  /** Origins whose pages may call besides the server's own and that of the product's domain rule. */
  readonly corsOrigins?: readonly string[];
  /** Names besides those of the machine itself under which it answers, with everything below them. */
  readonly hosts?: readonly string[];
}

/** Responses can't be interpreted as another content type, nor shown in a frame. */
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "frame-ancestors 'none'", 'x-frame-options': 'DENY' };

/** Starts the backend behind a real HTTP and Socket.IO server. */
export async function startServer(options: ServerOptions) {
  const {
    port,
    host = '127.0.0.1',
    world,
    feed,
    latency = 0,
    now,
    statePath,
    botEvery,
    isChecked = true,
    uploadLimit,
    corsOrigins = [],
    hosts = [],
  } = options;
  const ownHosts = [...hosts, host];
  const sessions = createCookieSessions();
  const backend = new Backend({ sessions, latency, isChecked, clock: createClock(now), feed, uploadLimit, ...(world ? { world } : {}) });
  backend.cookieDomain = ({ host: name }) => cookieDomainOf(name);
  const file = statePath === undefined ? null : keepStateFile(statePath, backend, sessions);
  const notice = file?.load() ?? null;
  if (file) {
    backend.onCommit = file.saveSoon;
    backend.onReplace = file.saveSoon;
    backend.onArrange = file.saveSoon;
  }

  const answer = async (message: IncomingMessage): Promise<Response> => {
    let request: Request;
    try {
      request = toRequest(message);
    } catch {
      return errorAnswer(400, 'The request cannot be read');
    }
    const hostname = new URL(request.url).hostname;
    if (!isOwnHost(hostname, ownHosts))
      return errorAnswer(403, `The mock server does not answer as ${hostname}: start it with --allow-host ${hostname}`);
    const provider = providerPage(new URL(request.url), '/');
    if (provider) return new Response(providerDocument(provider), { headers: { ...safe, 'content-type': 'text/html; charset=utf-8' } });
    const cors = corsHeaders(request, corsOrigins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const response = (await answerControl(backend, sessions, request)) ?? (await backend.handle(request)) ?? errorAnswer(404, 'Not Found');
    if (response.type !== 'error') {
      for (const [name, value] of cors) response.headers.set(name, value);
      for (const [name, value] of Object.entries(safe)) if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (response.headers.has('set-cookie')) file?.saveSoon();
    return toWebp(new URL(request.url).pathname, response);
  };
  const http = createServer((message, out) => {
    out.once('finish', () => drain(message));
    answer(message).then(
      (response) => send(response, out),
      (error: unknown) => {
        console.error(error);
        send(errorAnswer(500, 'Internal Server Error'), out);
      },
    );
  });
  const io = serveSockets(http, backend, sessions, { corsOrigins, hosts: ownHosts });
  const bot = createBot(backend, () => null);
  if (botEvery !== undefined) bot.start(botEvery);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return {
    backend,
    sessions,
    /** How a saved state that couldn't be used was handled. */
    notice,
    url: `http://${host}:${(http.address() as AddressInfo).port}`,
    /** Lets answers under way finish, writes the state and closes. */
    async close(): Promise<void> {
      bot.stop();
      file?.save();
      // Closes the HTTP server too.
      await io.close();
      http.closeAllConnections();
    },
  };
}
