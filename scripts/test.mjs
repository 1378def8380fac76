// npm test: installs missing packages and browsers and runs every check. The last line is "N passed, N failed".
// `npm test -- lint unit` runs only the named suites; `npm test -- changed` the unit tests that the change of this branch touches.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './chromium.mjs';
import { engines, ensureEngine } from './engines/engines.mjs';
import { run, stopWithThisProcess } from './processes.mjs';
import { ensureServers } from './servers.mjs';
import { fail, root, setUp } from './setup.mjs';
import {
  closingLine,
  countVitestTwice,
  countWithoutEngine,
  failures,
  minutes,
  secondTries,
  secondTriesIn,
  table,
  total,
  unstartedFiles,
} from './test/counting.mjs';
import { rememberTries } from './test/furtherTries.mjs';
import { stages } from './test/suites.mjs';

/** Contains the output and reports of all suites, for investigating failures. */
const folder = `${root}/.cache/test`;
const linesShown = 60;
/** Minutes without a line of output after which a suite is stopped. How long a whole suite takes depends on the machine, so that has no limit. */
const minutesOfSilence = 10;

const requested = process.argv.slice(2);
if (requested[0] === 'changed') process.exit(testChange());
const suites = stages.flatMap((stage) => Object.values(stage).flat());
const names = suites.map(({ name }) => name);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail(
    `There is no suite ${unknown.join(', ')}. The suites are: ${names.join(', ')}; \`changed\` runs the unit tests that this branch's change touches.`,
  );

setUp();
ensureBrowser();
const isRequested = (/** @type {string} */ name) => requested.length === 0 || requested.includes(name);
const neededEngines = new Set(suites.flatMap(({ name, engine }) => (engine && isRequested(name) ? [engine] : [])));
const absentEngines = [...neededEngines].filter((engine) => !ensureEngine(engine));
if (isRequested('live build')) ensureServers();
stopWithThisProcess();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const began = Date.now();
/** @type {(import('./test/counting.mjs').Counts & { name: string, seconds: number })[]} */
const rows = [];
/** Tests that passed at a further try only. @type {string[]} */
const lateTests = [];
for (const stage of stages) {
  /** Promises of the suites of this stage, on which suites of other queues may wait. @type {Map<string, ReturnType<typeof withEnd>>} */
  const ends = new Map();
  const queues = Object.values(stage).map((queue) => queue.filter(({ name }) => isRequested(name)));
  for (const { name } of queues.flat()) ends.set(name, withEnd());
  await Promise.all(
    queues.map(async (queue) => {
      for (const suite of queue) {
        await Promise.all((suite.needs ?? []).map((name) => ends.get(name)?.promise));
        await runSuite(suite);
        ends.get(suite.name)?.resolve();
      }
    }),
  );
}
if (requested.length === 0) judgeFurtherTries();
const sum = total(rows);
console.log(`\n${table([...rows, { ...sum, name: 'all', seconds: (Date.now() - began) / 1000 }])}\n`);
console.log(closingLine(sum));
process.exit(sum.failed === 0 ? 0 : 1);

/**
 * Runs the unit tests that depend on what differs from where this branch left main, uncommitted files included. Journeys are left out: they
 * import nearly everything and take minutes. Returns the exit code.
 */
function testChange() {
  setUp();
  const main = ['main', 'origin/main'].find((name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name]).status === 0);
  if (!main) fail('Neither main nor origin/main is here to compare with.');
  const base = execFileSync('git', ['merge-base', String(main), 'HEAD'], { encoding: 'utf8' }).trim();
  const args = [
    'run',
    '--project',
    'unit',
    '--project',
    'dom',
    '--exclude',
    'tests/{journeys,hostile}/**',
    '--changed',
    base,
    '--passWithNoTests',
  ];
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** A promise and its `resolve` function (`Promise.withResolvers` is missing in Node 20). */
function withEnd() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** @param {import('./test/suites.mjs').Suite} suite */
async function runSuite(suite) {
  const { name, count, engine, needs = [] } = suite;
  if (engine && absentEngines.includes(engine)) {
    const counts = countWithoutEngine(process.env.CI === 'true');
    rows.push({ name, ...counts, seconds: 0 });
    console.log(
      `${counts.failed > 0 ? '✗' : '–'} ${name}: not run, because there is no ${engines[engine].title} here and none could be installed`,
    );
    return;
  }
  const started = Date.now();
  const log = `${folder}/${name.replaceAll(' ', '-')}.log`;
  const missed = rows.find((row) => row.failed > 0 && needs.includes(row.name));
  const { code, output, report } = missed
    ? { code: 1, output: `Not run, because "${missed.name}" failed.\n`, report: undefined }
    : await runInTime(suite);
  const unstarted = suite.loadsAgain ? unstartedFiles(report) : [];
  const again = unstarted.length > 0 ? await runOnce(suite, unstarted) : undefined;
  const printed = again ? `${output}\n${again.output}` : output;
  writeFileSync(log, printed);
  const counts = again ? countVitestTwice(report, again.code, again.report) : count(code, report);
  const seconds = (Date.now() - started) / 1000;
  rows.push({ name, ...counts, seconds });
  const isGood = counts.failed === 0;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${closingLine(counts)} (${minutes(seconds)})`);
  const late = [...secondTries(report), ...(suite.reporter === 'vitest' ? secondTriesIn(printed) : [])];
  if (again?.code === 0) late.push(...unstarted.map(fromRoot));
  for (const test of late) console.log(`    passed at a further try only: ${test}`);
  lateTests.push(...late.map((test) => `${name}: ${test}`));
  for (const line of remarks(output)) console.log(`    ${line}`);
  if (isGood) return;
  console.log(excerpt(printed, fromRoot(log)));
  for (const test of [...failures(report), ...failures(again?.report)]) console.log(`    failed: ${test}`);
}

/** Names the tests that needed a further try in two of the last ten whole runs on this machine. In CI each of them is a failure. */
function judgeFurtherTries() {
  const repeated = rememberTries(`${root}/.cache/further-tries.json`, lateTests);
  for (const test of repeated) console.log(`    needed a further try twice in ten runs: ${test}`);
  if (repeated.length > 0 && process.env.CI === 'true')
    rows.push({ name: 'further tries', passed: 0, failed: repeated.length, skipped: 0, seconds: 0 });
}

/**
 * Runs a suite a second time when it had to be stopped: a browser that stops answering can hold its suite for ever.
 * @param {import('./test/suites.mjs').Suite} suite
 */
async function runInTime(suite) {
  const first = await runOnce(suite);
  if (!first.isStopped) return first;
  console.log(`    ${suite.name} runs a second time, because it had to be stopped:\n${excerpt(first.output)}`);
  return runOnce(suite);
}

/**
 * @param {import('./test/suites.mjs').Suite} suite
 * @param {string[]} [files] runs only these
 */
async function runOnce({ name, args, reporter, env }, files = []) {
  const file = `${folder}/${name.replaceAll(' ', '-')}${files.length > 0 ? '-again' : ''}.json`;
  const result = await run(
    process.execPath,
    [...args, ...files, ...(reporter === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [])],
    {
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...(reporter === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {}),
        ...env,
      },
    },
    minutesOfSilence * 60_000,
  );
  const output = result.isStopped
    ? `${result.output}\nStopped, because it printed nothing for ${minutesOfSilence} minutes.\n`
    : result.output;
  return { ...result, output, report: reporter ? readReport(file) : undefined };
}

/** @param {string} path */
function fromRoot(path) {
  return path.replace(`${root}/`, '');
}

/** Lines of the output that explain failed page loads and skipped screenshots. @param {string} output */
function remarks(output) {
  const worthSaying = /Internal server error|Outdated Optimize Dep|optimized dependencies changed|^The browser that draws the pictures /;
  return [...new Set(output.split('\n').filter((line) => worthSaying.test(line)))];
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The end of a suite's output, which summarises its failures. @param {string} output @param {string} [path] of the whole */
function excerpt(output, path) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-linesShown).map((line) => `    ${line}`);
  return [
    ...(lines.length > linesShown ? [`    … the first ${lines.length - linesShown} lines${path ? ` are in ${path}` : ''}`] : []),
    ...shown,
  ].join('\n');
}
