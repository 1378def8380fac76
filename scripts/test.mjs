// npm test: installs what is missing, browser included, and runs every check. The last line is "N passed, N failed".
// `npm test -- lint unit` runs only the suites that are named.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './chromium.mjs';
import { run, stopWithThisProcess } from './processes.mjs';
import { fail, root, setUp } from './setup.mjs';
import { closingLine, minutes, secondTries, secondTriesIn, table, total } from './test/counting.mjs';
import { stages } from './test/suites.mjs';

/** Everything that the suites print and report, for whoever looks into a failure. */
const folder = `${root}/.cache/test`;
const linesShown = 60;

const wanted = process.argv.slice(2);
const names = stages.flatMap((stage) => Object.values(stage).flat()).map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`There is no suite ${unknown.join(', ')}. The suites are: ${names.join(', ')}.`);

setUp();
ensureBrowser();
stopWithThisProcess();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const began = Date.now();
/** @type {(import('./test/counting.mjs').Counts & { name: string, seconds: number })[]} */
const rows = [];
for (const stage of stages) {
  await Promise.all(
    Object.values(stage).map(async (lane) => {
      for (const suite of lane) if (wanted.length === 0 || wanted.includes(suite.name)) await runSuite(suite);
    }),
  );
}
const sum = total(rows);
console.log(`\n${table([...rows, { ...sum, name: 'all', seconds: (Date.now() - began) / 1000 }])}\n`);
console.log(closingLine(sum));
process.exit(sum.failed === 0 ? 0 : 1);

/** @param {import('./test/suites.mjs').Suite} suite */
async function runSuite({ name, args, count, reporter, needs = [], env }) {
  const started = Date.now();
  const file = `${folder}/${name.replaceAll(' ', '-')}`;
  const missed = rows.find((row) => row.failed > 0 && needs.includes(row.name));
  const { code, output } = missed
    ? { code: 1, output: `Not run, because "${missed.name}" failed.\n` }
    : await run(
        process.execPath,
        [...args, ...(reporter === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}.json`] : [])],
        {
          env: {
            ...process.env,
            NO_COLOR: '1',
            FORCE_COLOR: undefined,
            ...(reporter === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: `${file}.json` } : {}),
            ...env,
          },
        },
      );
  writeFileSync(`${file}.log`, output);
  const report = reporter ? readReport(`${file}.json`) : undefined;
  const counts = count(code, report);
  const seconds = (Date.now() - started) / 1000;
  rows.push({ name, ...counts, seconds });
  const isGood = counts.failed === 0;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${closingLine(counts)} (${minutes(seconds)})`);
  for (const test of [...secondTries(report), ...(reporter === 'vitest' ? secondTriesIn(output) : [])])
    console.log(`    passed at the second try only: ${test}`);
  if (!isGood) console.log(excerpt(output, `${file}.log`.replace(`${root}/`, '')));
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
