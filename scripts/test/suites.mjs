// The suites of npm test as data. The suites of a queue run one after another in this order.
import { countCheck, countPlaywright, countVitest } from './counting.mjs';
import { subPathBuild } from './subPathBuild.mjs';

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const vitest = (/** @type {string[]} */ ...args) => [bin('vitest/vitest.mjs'), 'run', ...args];

/**
 * @typedef {object} Suite
 * @property {string} name shown in the table
 * @property {string[]} args for Node
 * @property {(code: number, report: any) => import('./counting.mjs').Counts} count
 * @property {'vitest' | 'playwright'} [reporter] the tool that writes a report of single tests
 * @property {boolean} [loadsAgain] whether files in which no test started run again, because loading hundreds of modules can fail
 * @property {string[]} [needs] names of suites, also of the other queue, that must have passed; this one waits for them
 * @property {import('../engines/engines.mjs').EngineName} [engine] without which it cannot run
 * @property {Record<string, string>} [env]
 */

/** @param {string} name @param {string[]} args @param {Partial<Suite>} [more] @returns {Suite} */
const check = (name, args, more) => ({ name, args, count: countCheck, ...more });
/** @param {string} name @param {string[]} args @param {Partial<Suite>} [more] @returns {Suite} */
const tests = (name, args, more) => ({ name, args: vitest(...args), count: countVitest, reporter: 'vitest', ...more });
/** @param {string} name @param {string} part @param {string[]} needs @param {Partial<Suite>} [more] @returns {Suite} */
const browser = (name, part, needs, more) => ({
  name,
  args: ['scripts/browserTests.mjs', part, '--no-build'],
  count: countPlaywright,
  reporter: 'playwright',
  needs,
  ...more,
});

/**
 * Stages run one after another; the queues of a stage run in parallel, one per core. Browser suites have their own stages, because a browser
 * uses two cores.
 * @type {{ [queue: string]: Suite[] }[]}
 */
export const stages = [
  {
    checks: [
      check('types', [bin('typescript-7/bin/tsc'), '--noEmit']),
      check('format', [bin('@biomejs/biome/bin/biome'), 'check', '.']),
      check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
      check('layers', ['scripts/layers.mjs']),
      check('unused code', [bin('knip/bin/knip.js'), '--no-progress']),
      check('build Storybook', [bin('storybook/dist/bin/dispatcher.js'), 'build', '--output-dir', 'storybook-static', '--quiet']),
      // This build is in the queue that finishes earlier.
      check('build for a path', subPathBuild.args, { env: subPathBuild.env }),
      tests('contract', ['--project', 'contract']),
      // This suite compares both builds, which the other queue has finished by then.
      tests('live build', ['--project', 'build'], { needs: ['build', 'build mocked', 'build for a path'] }),
    ],
    tests: [
      check('build', [bin('vite/bin/vite.js'), 'build']),
      check('build mocked', [bin('vite/bin/vite.js'), 'build'], { env: { VITE_MOCKED: 'true' } }),
      tests('unit', ['--project', 'unit', '--project', 'dom']),
    ],
  },
  { stories: [tests('stories', ['--project', 'stories'], { loadsAgain: true })] },
  { e2e: [browser('end to end', 'e2e', ['build mocked', 'build for a path'])] },
  { firefox: [browser('Firefox', 'firefox', ['build mocked', 'build for a path', 'build Storybook'], { engine: 'firefox' })] },
  // Runs two browsers in parallel, each on one core.
  { webkit: [tests('WebKit', ['--project', 'webkit'], { engine: 'webkit', needs: ['build mocked', 'build Storybook'] })] },
  // A few minutes of what `npm run soak` runs for half an hour. Actions are counted, so that the walk is the same on a fast machine.
  { soak: [browser('soak', 'soak', ['build mocked'], { env: { SOAK_ROUNDS: '1', SOAK_SEED: '1' } })] },
  { visual: [browser('visual', 'visual', ['build mocked', 'build Storybook'])] },
];
