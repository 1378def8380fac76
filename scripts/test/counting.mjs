// From what a suite reports to numbers, so that nothing which failed can look like a pass.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * A check that passes or fails as a whole, such as lint.
 * @param {number} code exit code
 * @returns {Counts}
 */
export function countCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestNumbers
 */

/**
 * @param {number} code exit code
 * @param {VitestNumbers | undefined} report of Vitest
 * @returns {Counts}
 */
export function countVitest(code, report) {
  return honest(code, numbersOf(report));
}

/** @param {VitestNumbers | undefined} report @returns {Counts} */
function numbersOf(report) {
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/**
 * What a suite counts whose files of which no test had begun were run again: they count as the second run found them.
 * @param {VitestNumbers | undefined} first
 * @param {number} code exit code of the second run
 * @param {VitestNumbers | undefined} again
 * @returns {Counts}
 */
export function countVitestTwice(first, code, again) {
  return total([numbersOf(first), countVitest(code, again)]);
}

/**
 * @param {number} code exit code
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} report of Playwright
 * @returns {Counts}
 */
export function countPlaywright(code, report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/**
 * A suite whose engine is not on this machine: said as skipped, but where every change is checked it must be there.
 * @param {boolean} isCheckOfAll `CI=true`
 * @returns {Counts}
 */
export function countWithoutEngine(isCheckOfAll) {
  return isCheckOfAll ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, file: string, tests: { status: string, projectName: string }[] }[] }} PlaywrightSuite
 */

/**
 * What passed at the second try only. A browser on a busy machine deserves one; whoever reads the output deserves to know.
 * @param {{ suites?: PlaywrightSuite[] } | undefined} report of Playwright
 * @returns {string[]}
 */
export function secondTries(report) {
  return (report?.suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file} › ${title} (${projectName})`),
    ),
    ...secondTries(suite),
  ]);
}

/**
 * The same for Vitest, whose report of tests does not tell: it prints them with "(retry x1)".
 * @param {string} output what the suite printed
 * @returns {string[]}
 */
export function secondTriesIn(output) {
  return [...output.matchAll(/✓ (.+?)\s+(?:\d+m?s )?\(retry x\d+\)/gu)].map(([, test]) => test ?? '');
}

/**
 * Files of which no test began, because the page could not load them: a connection that broke, a server that was too busy.
 * @param {{ testResults?: { name: string, status: string, assertionResults: unknown[] }[] } | undefined} report of Vitest
 * @returns {string[]} their paths
 */
export function filesNotBegun(report) {
  return (report?.testResults ?? [])
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
}

/**
 * A suite that ran nothing, or ended badly though no test failed (a crash, an error between tests), counts as one failure.
 * @param {number} code @param {Counts} counts @returns {Counts}
 */
function honest(code, counts) {
  const isSilent = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (code !== 0 || isSilent) ? { ...counts, failed: 1 } : counts;
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function total(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((result, counts) => result + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line that other programs read. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {readonly (Counts & { name: string, seconds: number })[]} rows
 * @returns {string} one line per suite, with its minutes
 */
export function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length), 5);
  const line = (/** @type {string} */ name, /** @type {(string | number)[]} */ cells) =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  const body = rows.map((row) => line(row.name, [row.passed, row.failed, row.skipped, minutes(row.seconds)]));
  return [line('suite', ['passed', 'failed', 'skipped', 'minutes']), ...body].join('\n');
}

/** @param {number} seconds */
export function minutes(seconds) {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}
