import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Backend } from '../backend.ts';
import { createClock } from '../db/clock.ts';
import type { WorldName } from '../fixtures/worlds/index.ts';
import { errorAnswer } from '../http/answers.ts';
import { createCookieSessions } from '../http/session.ts';
import { createBot } from '../socket/bot.ts';
import { answerControl } from './control.ts';
import { send, toRequest } from './nodeHttp.ts';
import { asPhotograph } from './photographs.ts';
import { serveSockets } from './sockets.ts';
import { keepStateFile } from './stateFile.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  readonly world?: WorldName;
  /** How many generated posts lie behind the written ones. */
  readonly feed?: number | undefined;
  /** Milliseconds. */
  readonly latency?: number;
  /** Stops the clock at this moment. */
  readonly now?: string | undefined;
  /** Where the state is kept; nowhere when absent. */
  readonly statePath?: string | undefined;
  /** Milliseconds between two actions of the activity bot; no bot when absent. */
  readonly botEvery?: number | undefined;
  /** Whether answers are checked against the client's schemas. */
  readonly isChecked?: boolean;
}

/** Starts the backend behind a real HTTP and Socket.IO server. */
export async function startServer(options: ServerOptions) {
  const { port, host = '127.0.0.1', world, feed, latency = 0, now, statePath, botEvery, isChecked = true } = options;
  const sessions = createCookieSessions();
  const backend = new Backend({ sessions, latency, isChecked, clock: createClock(now), feed, ...(world ? { world } : {}) });
  const file = statePath === undefined ? null : keepStateFile(statePath, backend, sessions);
  const notice = file?.load() ?? null;
  if (file) backend.onCommit = file.saveSoon;

  const http = createServer((message, out) => {
    const request = toRequest(message);
    const answer = async () => (await answerControl(backend, request)) ?? (await backend.handle(request)) ?? errorAnswer(404, 'Not Found');
    const finish = async () => asPhotograph(new URL(request.url).pathname, await answer());
    finish().then(
      (response) => {
        if (response.headers.has('set-cookie')) file?.saveSoon();
        send(response, out);
      },
      (error: unknown) => {
        console.error(error);
        send(errorAnswer(500, 'Internal Server Error'), out);
      },
    );
  });
  const io = serveSockets(http, backend.events, sessions);
  const bot = createBot(backend, () => null);
  if (botEvery !== undefined) bot.start(botEvery);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return {
    backend,
    sessions,
    /** What became of a saved state that could not be used. */
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
