// npm test: installs what is missing, browser included, and runs every check. The last line is "N passed, N failed".
// `npm test -- lint unit` runs only the suites that are named.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './chromium.mjs';
import { engines, ensureEngine } from './engines/engines.mjs';
import { run, stopWithThisProcess } from './processes.mjs';
import { fail, root, setUp } from './setup.mjs';
import {
  closingLine,
  countVitestTwice,
  countWithoutEngine,
  filesNotBegun,
  minutes,
  secondTries,
  secondTriesIn,
  table,
  total,
} from './test/counting.mjs';
import { stages } from './test/suites.mjs';

/** Everything that the suites print and report, for whoever looks into a failure. */
const folder = `${root}/.cache/test`;
const linesShown = 60;

const wanted = process.argv.slice(2);
const suites = stages.flatMap((stage) => Object.values(stage).flat());
const names = suites.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`There is no suite ${unknown.join(', ')}. The suites are: ${names.join(', ')}.`);

setUp();
ensureBrowser();
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const neededEngines = new Set(suites.flatMap(({ name, engine }) => (engine && isWanted(name) ? [engine] : [])));
const absentEngines = [...neededEngines].filter((engine) => !ensureEngine(engine));
stopWithThisProcess();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const began = Date.now();
/** @type {(import('./test/counting.mjs').Counts & { name: string, seconds: number })[]} */
const rows = [];
for (const stage of stages) {
  /** When each suite of this stage is done: one of another lane may need it. @type {Map<string, ReturnType<typeof withEnd>>} */
  const ends = new Map();
  const lanes = Object.values(stage).map((lane) => lane.filter(({ name }) => isWanted(name)));
  for (const { name } of lanes.flat()) ends.set(name, withEnd());
  await Promise.all(
    lanes.map(async (lane) => {
      for (const suite of lane) {
        await Promise.all((suite.needs ?? []).map((name) => ends.get(name)?.promise));
        await runSuite(suite);
        ends.get(suite.name)?.resolve();
      }
    }),
  );
}
const sum = total(rows);
console.log(`\n${table([...rows, { ...sum, name: 'all', seconds: (Date.now() - began) / 1000 }])}\n`);
console.log(closingLine(sum));
process.exit(sum.failed === 0 ? 0 : 1);

/** A promise and what keeps it (`Promise.withResolvers`, which Node 20 has not). */
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
    : await runOnce(suite);
  const notBegun = suite.loadsAgain ? filesNotBegun(report) : [];
  const again = notBegun.length > 0 ? await runOnce(suite, notBegun) : undefined;
  const printed = again ? `${output}\n${again.output}` : output;
  writeFileSync(log, printed);
  const counts = again ? countVitestTwice(report, again.code, again.report) : count(code, report);
  const seconds = (Date.now() - started) / 1000;
  rows.push({ name, ...counts, seconds });
  const isGood = counts.failed === 0;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${closingLine(counts)} (${minutes(seconds)})`);
  const late = [...secondTries(report), ...(suite.reporter === 'vitest' ? secondTriesIn(printed) : [])];
  for (const test of [...late, ...(again?.code === 0 ? notBegun.map(fromRoot) : [])])
    console.log(`    passed at the second try only: ${test}`);
  for (const line of remarks(output)) console.log(`    ${line}`);
  if (!isGood) console.log(excerpt(printed, fromRoot(log)));
}

/**
 * @param {import('./test/suites.mjs').Suite} suite
 * @param {string[]} [files] only these
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
  );
  return { ...result, report: reporter ? readReport(file) : undefined };
}

/** @param {string} path */
function fromRoot(path) {
  return path.replace(`${root}/`, '');
}

/** Why a server did not hand out what a page asked it for, and why pictures were skipped. @param {string} output */
function remarks(output) {
  const worthSaying = /Internal server error|Outdated Optimize Dep|optimized dependencies changed|^No baselines for /;
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

/** The end of what a suite printed, where its failures are summed up. @param {string} output @param {string} path */
function excerpt(output, path) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-linesShown).map((line) => `    ${line}`);
  return [...(lines.length > linesShown ? [`    … the first ${lines.length - linesShown} lines are in ${path}`] : []), ...shown].join('\n');
}
