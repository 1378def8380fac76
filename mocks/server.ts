import { parseArgs } from 'node:util';
import { largestFeed } from './db/snapshot.ts';
import { isWorldName, worldNames } from './fixtures/worlds/index.ts';
import { isOrigin } from './server/cors.ts';
import { startServer } from './server/startServer.ts';

const help = `npm run mock:server -- [options]
  --port 4000          the port (MOCK_PORT)
  --host 127.0.0.1     the address to listen on (MOCK_HOST)
  --world everyday     ${worldNames.join(', ')} (MOCK_WORLD)
  --feed 1000          so many generated posts behind the written ones (MOCK_FEED)
  --latency 0          delay of every answer in milliseconds (MOCK_LATENCY)
  --now 2026-11-20T16:00:00Z   stops the clock at this moment (MOCK_NOW)
  --bot 8000           somebody does something every so many milliseconds (MOCK_BOT)
  --state FILE         where the state is kept (MOCK_STATE; .mock-state/<world>[-feed].json)
  --fresh              begins with an untouched world and keeps no state
  --cors ORIGIN        a further origin whose pages may call, as often as needed
  --allow-host NAME    a further name under which it answers, and those below it, as often as needed
  --unchecked          does not check answers against the client's schemas`;

function fromEnvironment(name: string): { default?: string } {
  const value = process.env[name];
  return value === undefined ? {} : { default: value };
}

function fail(message: string): never {
  console.error(`${message}\n\n${help}`);
  process.exit(1);
}

/** Reads the flags. An unknown flag, or one without its value, prints the existing ones. */
function readFlags() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: process.env['MOCK_PORT'] ?? '4000' },
        host: { type: 'string', default: process.env['MOCK_HOST'] ?? '127.0.0.1' },
        world: { type: 'string', default: process.env['MOCK_WORLD'] ?? 'everyday' },
        feed: { type: 'string', ...fromEnvironment('MOCK_FEED') },
        latency: { type: 'string', default: process.env['MOCK_LATENCY'] ?? '0' },
        now: { type: 'string', ...fromEnvironment('MOCK_NOW') },
        bot: { type: 'string', ...fromEnvironment('MOCK_BOT') },
        state: { type: 'string', ...fromEnvironment('MOCK_STATE') },
        fresh: { type: 'boolean', default: false },
        cors: { type: 'string', multiple: true },
        'allow-host': { type: 'string', multiple: true },
        unchecked: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { values } = readFlags();

function numberFrom(name: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 ? value : fail(`--${name} must be a whole number, not "${text}".`);
}

const optionalNumber = (name: string, text: string | undefined) => (text === undefined ? undefined : numberFrom(name, text));

if (values.help) {
  console.log(help);
  process.exit(0);
}
const world = isWorldName(values.world) ? values.world : fail(`There is no world called "${values.world}".`);
if (values.now !== undefined && Number.isNaN(Date.parse(values.now))) fail(`--now must be a date, not "${values.now}".`);
const feed = optionalNumber('feed', values.feed);
if (feed !== undefined && feed > largestFeed) fail(`--feed must be at most ${largestFeed}, not ${feed}.`);
for (const origin of values.cors ?? []) {
  if (!isOrigin(origin)) fail(`--cors must be an origin such as https://app.example.com, not "${origin}".`);
}
const usualPath = `.mock-state/${world}${feed === undefined ? '' : `-${feed}`}.json`;

const started = performance.now();
const server = await startServer({
  port: numberFrom('port', values.port),
  host: values.host,
  world,
  feed,
  latency: numberFrom('latency', values.latency),
  now: values.now,
  botEvery: optionalNumber('bot', values.bot),
  statePath: values.fresh ? undefined : (values.state ?? usualPath),
  isChecked: !values.unchecked,
  corsOrigins: values.cors ?? [],
  hosts: values['allow-host'] ?? [],
}).catch((error: NodeJS.ErrnoException) => fail(error.code === 'EADDRINUSE' ? `Port ${values.port} is taken.` : error.message));

if (server.notice !== null) console.warn(server.notice);
const { backend } = server;
console.log(
  `Mock backend on ${server.url}: world "${backend.world}", ${backend.db.users.size} people, ${backend.db.posts.size} posts, ready in ${Math.round(performance.now() - started)} ms.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // An open connection must not keep the server from stopping.
    setTimeout(() => process.exit(0), 3000).unref();
    void server.close().then(() => process.exit(0));
  });
}
