// Everything that npm test runs, as data. The order within a lane is the order of running.
import { countCheck, countPlaywright, countVitest } from './counting.mjs';
import { subPathBuild } from './subPathBuild.mjs';

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const vitest = (/** @type {string[]} */ ...args) => [bin('vitest/vitest.mjs'), 'run', ...args];

/**
 * @typedef {object} Suite
 * @property {string} name shown in the table
 * @property {string[]} args for Node
 * @property {(code: number, report: any) => import('./counting.mjs').Counts} count
 * @property {'vitest' | 'playwright'} [reporter] who writes a report of single tests
 * @property {boolean} [loadsAgain] whether files of which no test began are run once more: a page loads hundreds of modules from a busy server
 * @property {string[]} [needs] names of suites, also of the other lane, that must have passed for this one to make sense; it waits for them
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
 * Stages run one after another; the lanes of a stage run at the same time, one per core. A browser keeps two cores busy.
 * @type {{ [lane: string]: Suite[] }[]}
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
      // In the lane that is done first.
      check('build for a path', subPathBuild.args, { env: subPathBuild.env }),
      tests('contract', ['--project', 'contract']),
      // It compares both builds, which the other lane has made long before.
      tests('live build', ['--project', 'build'], { needs: ['build', 'build mocked'] }),
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
  // Two browsers at a time, each on one core.
  { webkit: [tests('WebKit', ['--project', 'webkit'], { engine: 'webkit', needs: ['build mocked', 'build Storybook'] })] },
  { visual: [browser('visual', 'visual', ['build mocked', 'build Storybook'])] },
];
