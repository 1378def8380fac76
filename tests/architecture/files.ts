import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Paths, from the project's root, of all files that are tracked or not ignored by Git. */
export const projectFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** The TypeScript files beneath the given folders. */
export function sourceFiles(...folders: string[]): string[] {
  return projectFiles.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)) && /\.tsx?$/.test(path));
}

/** Names of the direct subfolders of a folder. */
export function foldersIn(folder: string): string[] {
  const beneath = projectFiles.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
  return [...new Set(beneath.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))];
}

export function linesOf(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length;
}
