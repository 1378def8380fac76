// npm run check:full runs completely what npm test only samples. It is a script because `NAME=value command` doesn't work on Windows.
import { start, stopWithThisProcess } from './processes.mjs';
import { root } from './setup.mjs';

const requests = '24000';

stopWithThisProcess();
/** @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
const run = (args, env = {}) =>
  new Promise((resolve) => {
    start(process.execPath, args, { env: { ...process.env, ...env } }).once('exit', (code) => resolve(code ?? 1));
  });

/** @param {string} file */
const unit = (file) => [`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'unit', '--project', 'contract', file];
const failed =
  (await run(unit('tests/contract/randomRequests.test.ts'), { SEZ_REQUESTS: requests })) ||
  (await run(unit('tests/visual/mutations.test.ts'), { SEZ_FULL: 'true' })) ||
  (await run([`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'dom', 'tests/hostile'], { SEZ_FULL: 'true' })) ||
  (await run([`${root}/scripts/browserTests.mjs`, 'grid'])) ||
  (await run([`${root}/scripts/browserTests.mjs`, 'e2e'], { SEZ_FULL: 'true' })) ||
  (await run([`${root}/scripts/browserTests.mjs`, 'firefox'], { SEZ_FULL: 'true' })) ||
  // Checks every story, and every screen at both sizes, with the builds that the parts above have made.
  (await run([`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'webkit'], { SEZ_FULL: 'true' }));
process.exit(failed);
