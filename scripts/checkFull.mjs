// npm run check:full: what npm test samples, whole. A script, because no shell of all platforms takes `NAME=value` before a command.
import { start, stopWithThisProcess } from './processes.mjs';
import { root } from './setup.mjs';

const requests = '24000';

stopWithThisProcess();
/** @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
const run = (args, env = {}) =>
  new Promise((resolve) => {
    start(process.execPath, args, { env: { ...process.env, ...env } }).once('exit', (code) => resolve(code ?? 1));
  });

const vitest = [`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'unit', 'tests/contract/randomRequests.test.ts'];
const failed = (await run(vitest, { SEZ_REQUESTS: requests })) || (await run([`${root}/scripts/browserTests.mjs`, 'grid']));
process.exit(failed);
