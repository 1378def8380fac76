import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whole runs in which a second one of the same test counts. */
const runs = 10;

/**
 * The tests that needed a further try in this run and in one of the nine before it. Once is a busy machine; twice is the test or the product.
 * @param {readonly (readonly string[])[]} earlier the tests that did, run by run, the newest first
 * @param {readonly string[]} now
 */
export function repeatedTries(earlier, now) {
  const known = new Set(earlier.slice(0, runs - 1).flat());
  return [...new Set(now)].filter((test) => known.has(test));
}

/**
 * Compares a run with those that the file remembers, and adds it to them. A file that can't be read remembers nothing.
 * @param {string} path
 * @param {readonly string[]} now
 */
export function rememberTries(path, now) {
  const earlier = readRuns(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify([now, ...earlier].slice(0, runs))}\n`);
  return repeatedTries(earlier, now);
}

/** @param {string} path @returns {string[][]} */
function readRuns(path) {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(read) ? read.filter((run) => Array.isArray(run)) : [];
  } catch {
    return [];
  }
}
