import { existsSync, lstatSync, renameSync } from 'node:fs';

/** The disk is changed through this object, so that tests can make it fail. */
export const files = { rename: renameSync };

/** A dangling link takes the name too. */
const isTaken = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Moves an unusable state out of the way, with its uploads, without overwriting an earlier one.
 * @returns its new path
 * @throws the file system's errors
 */
export function putAside(path: string): string {
  let aside = `${path}.bad`;
  for (let number = 2; isTaken(aside) || isTaken(`${aside}.files`); number += 1) aside = `${path}.bad.${number}`;
  files.rename(path, aside);
  if (existsSync(`${path}.files`)) files.rename(`${path}.files`, `${aside}.files`);
  return aside;
}
