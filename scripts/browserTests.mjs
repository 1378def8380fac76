// The parts of npm test that drive a browser on a build:
//   npm run test:e2e · test:visual (`-- --update` accepts new baselines) · check:full · soak (`-- --minutes 2 --seed 7`)
// Further arguments are passed to Playwright. `--no-build` uses the existing builds.
import { existsSync } from 'node:fs';
import { ensureBrowser } from './chromium.mjs';
import { freePorts, start, stopWithThisProcess } from './processes.mjs';
import { fail, npmCall, progress, root } from './setup.mjs';
import { subPathBuild } from './test/subPathBuild.mjs';

/** A build by an npm script, with its output folder. */
const npm = (/** @type {string} */ script, /** @type {string} */ folder) => {
  const [command, args] = npmCall(['run', '--silent', script]);
  return { says: `npm run ${script}`, folder, command, args };
};
const mocked = npm('build:mocked', 'dist-mocked');
const storybook = npm('build:storybook', 'storybook-static');
const subPath = { says: `The live build for ${subPathBuild.base}`, command: process.execPath, ...subPathBuild };

/**
 * The Playwright projects (playwright.config.ts) and builds of each part.
 * @type {Record<string, { projects: string[], builds: { says: string, folder: string, command: string, args: string[], env?: Record<string, string> }[] }>}
 */
const parts = {
  e2e: { projects: ['e2e-phone', 'e2e-desktop'], builds: [mocked, subPath] },
  visual: { projects: ['visual-phone', 'visual-desktop', 'visual-stories'], builds: [mocked, storybook] },
  grid: { projects: ['grid-stories', 'grid-screens'], builds: [mocked, storybook] },
  firefox: { projects: ['firefox-phone', 'firefox-desktop', 'firefox-stories'], builds: [mocked, subPath, storybook] },
  soak: { projects: ['soak'], builds: [mocked] },
};

const [name = '', ...rest] = process.argv.slice(2);
const part = parts[name];
if (!part) fail(`Name one of ${Object.keys(parts).join(', ')}.`);
const withoutBuild = rest.includes('--no-build');
const isUpdate = rest.includes('--update');
/** @type {Record<string, string>} */
const forSoak = {};
for (const [option, variable] of /** @type {const} */ ([
  ['--minutes', 'SOAK_MINUTES'],
  ['--rounds', 'SOAK_ROUNDS'],
  ['--seed', 'SOAK_SEED'],
])) {
  const at = rest.indexOf(option);
  if (name !== 'soak' || at < 0) continue;
  const [, value = ''] = rest.splice(at, 2);
  if (!(Number(value) > 0)) fail(`${option} takes a number above 0.`);
  forSoak[variable] = value;
}
const forPlaywright = rest.filter((argument) => argument !== '--no-build' && argument !== '--update');

ensureBrowser();
stopWithThisProcess();
for (const { says, folder, command, args, env } of part.builds) {
  if (withoutBuild && existsSync(`${root}/${folder}/index.html`)) continue;
  progress(`${says} …`);
  if ((await toEnd(command, args, env)) !== 0) fail(`${says} failed.`);
}
const hasOwnChoice = forPlaywright.some((argument) => argument.startsWith('--project'));
const args = [
  'test',
  ...(hasOwnChoice ? [] : part.projects.map((project) => `--project=${project}`)),
  ...(isUpdate ? ['--update-snapshots=all'] : []),
  ...forPlaywright,
];
// A server that already listens may belong to a killed run with another build, so this run never reuses it and takes free ports.
const basePort = Number(process.env.SEZ_PORTS ?? 4273);
const port = await freePorts(basePort, 2);
if (port !== basePort)
  progress(
    `Port ${basePort} or ${basePort + 1} is taken, perhaps by the server of a run that was killed (it ends with the process that \`lsof -i :${basePort}-${basePort + 1}\` names). This run takes ${port} and ${port + 1}.`,
  );
progress(`playwright ${args.join(' ')}`);
process.exit(
  await toEnd(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, ...args], {
    SEZ_PART: name,
    SEZ_PORTS: String(port),
    ...forSoak,
  }),
);

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
function toEnd(command, args, env = {}) {
  return new Promise((resolve) => {
    start(command, args, { env: { ...process.env, ...env } }).once('exit', (code) => resolve(code ?? 1));
  });
}
