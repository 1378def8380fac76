// Converts the suites' reports to counts, so that no failure can look like a pass.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts a check that passes or fails as a whole, such as lint.
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
 * Counts of a suite after a second run of the files in which no test had started; for those files the second run counts.
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
 * Counts a suite whose engine isn't installed: as skipped on a developer's machine, as failed in CI.
 * @param {boolean} isCheckOfAll `CI=true`
 * @returns {Counts}
 */
export function countWithoutEngine(isCheckOfAll) {
  return isCheckOfAll ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, file: string, tests: { status: string, projectName: string, results?: { error?: { message?: string } }[] }[] }[] }} PlaywrightSuite
 */

/**
 * Tests that passed only at a further try, which is allowed because browsers are unreliable on a busy machine, but reported.
 * @param {{ suites?: PlaywrightSuite[] } | undefined} report of Playwright
 * @returns {string[]}
 */
export function secondTries(report) {
  return ofStatus('flaky', report?.suites).map(({ test }) => test);
}

/**
 * The same for Vitest, whose JSON report lacks retries, so that they are read from its output: "(retry x1)".
 * @param {string} output what the suite printed
 * @returns {string[]}
 */
export function secondTriesIn(output) {
  return [...output.matchAll(/✓ (.+?)\s+(?:\d+m?s )?\(retry x\d+\)/gu)].map(([, test]) => test ?? '');
}

/**
 * Tests that failed at every try, each with the beginning of its last message, for the report: a long message can push both out of the
 * output's end.
 * @param {{ suites?: PlaywrightSuite[], testResults?: { assertionResults: { fullName?: string, status?: string, failureMessages?: string[] }[] }[] } | undefined} report
 * @returns {string[]}
 */
export function failures(report) {
  return [
    ...(report?.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ fullName = '', status, failureMessages = [] }) =>
        status === 'failed' ? [withMessage(fullName, failureMessages.at(-1))] : [],
      ),
    ),
    ...ofStatus('unexpected', report?.suites).map(({ test, message }) => withMessage(test, message)),
  ];
}

/** Characters of a failure's message that the report shows. */
const messageLength = 600;

/** @param {string} test @param {string} [message] */
function withMessage(test, message = '') {
  // The colours of a terminal begin with an escape character.
  const plain = message
    .replaceAll(/\u001B\[\d*(?:;\d+)*m/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain === '' ? test : `${test}: ${plain.slice(0, messageLength)}`;
}

/** @param {string} wanted @param {PlaywrightSuite[]} [suites] @returns {{ test: string, message: string | undefined }[]} */
function ofStatus(wanted, suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results = [] }) => ({
          test: `${file} › ${title} (${projectName})`,
          message: results.at(-1)?.error?.message,
        })),
    ),
    ...ofStatus(wanted, suite.suites),
  ]);
}

/**
 * Files in which no test started, because the page couldn't load them (a broken connection or a busy server).
 * @param {{ testResults?: { name: string, status: string, assertionResults: unknown[] }[] } | undefined} report of Vitest
 * @returns {string[]} their paths
 */
export function unstartedFiles(report) {
  return (report?.testResults ?? [])
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
}

/**
 * Adds a failure for a suite that ran no tests, or whose exit code is an error although no test failed (such as a crash).
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

/** The last line of npm test, which other programs parse. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {readonly (Counts & { name: string, seconds: number })[]} rows
 * @returns {string} one line per suite, with its duration
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
