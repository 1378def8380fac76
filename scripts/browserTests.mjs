// The parts of npm test that drive a browser on something built:
//   npm run test:e2e · test:visual (`-- --update` accepts new baselines) · check:full · soak
// Further arguments go to Playwright. `--no-build` takes the builds as they are.
import { existsSync } from 'node:fs';
import { chromiumMajor, ensureBrowser } from './chromium.mjs';
import { start, stopWithThisProcess } from './processes.mjs';
import { fail, progress, root } from './setup.mjs';

/** What each part runs (projects of playwright.config.ts) and what has to be built for it. */
const parts = {
  e2e: { projects: ['e2e-phone', 'e2e-desktop'], builds: ['build:mocked'] },
  visual: { projects: ['visual-phone', 'visual-desktop', 'visual-stories'], builds: ['build:mocked', 'build:storybook'] },
  grid: { projects: ['grid-stories', 'grid-screens'], builds: ['build:mocked', 'build:storybook'] },
  soak: { projects: ['soak'], builds: ['build:mocked'] },
};

const [name = '', ...rest] = process.argv.slice(2);
const part = parts[/** @type {keyof typeof parts} */ (name)];
if (!part) fail(`Name one of ${Object.keys(parts).join(', ')}.`);
const withoutBuild = rest.includes('--no-build');
const isUpdate = rest.includes('--update');
const forPlaywright = rest.filter((argument) => argument !== '--no-build' && argument !== '--update');

ensureBrowser();
stopWithThisProcess();
for (const build of part.builds) {
  const folder = build === 'build:storybook' ? 'storybook-static' : 'dist-mocked';
  if (withoutBuild && existsSync(`${root}/${folder}/index.html`)) continue;
  progress(`npm run ${build} …`);
  if ((await toEnd('npm', ['run', '--silent', build])) !== 0) fail(`npm run ${build} failed.`);
}
const hasOwnChoice = forPlaywright.some((argument) => argument.startsWith('--project'));
const args = [
  'test',
  ...(hasOwnChoice ? [] : part.projects.map((project) => `--project=${project}`)),
  ...(isUpdate ? ['--update-snapshots=all'] : []),
  ...forPlaywright,
];
progress(`playwright ${args.join(' ')}`);
process.exit(
  await toEnd(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, ...args], {
    SEZ_PART: name,
    SEZ_CHROMIUM_MAJOR: String(chromiumMajor()),
    ...(isUpdate ? { SEZ_UPDATE_BASELINES: 'true' } : {}),
  }),
);

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
function toEnd(command, args, env = {}) {
  return new Promise((resolve) => {
    start(command, args, { env: { ...process.env, ...env } }).once('exit', (code) => resolve(code ?? 1));
  });
}
