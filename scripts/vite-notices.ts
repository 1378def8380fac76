import type { Plugin } from 'vite';
import { makeNotices } from './notices.ts';

/** Name of the file in a build's folder. */
const noticesFile = 'third-party-notices.txt';

/** Modules that the tools write themselves, and the packages whose code they consist of. */
const helpers: [start: string, folder: string][] = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
];

/** The folder of the package that a module belongs to, from the root; undefined for our own modules. */
export function packageFolderOf(id: string): string | undefined {
  const helper = helpers.find(([start]) => id.startsWith(start));
  return helper?.[1] ?? /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0];
}

/**
 * Writes the licences of all packages whose code is in the build into a file beside it. `more` names the folders of packages whose code stands in
 * files that are bundled apart.
 */
export function notices(more: readonly string[] = []): Plugin {
  return {
    name: 'sez-notices',
    apply: 'build',
    generateBundle(_options, files) {
      const ids = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set([...ids.flatMap((id) => packageFolderOf(id) ?? []), ...more]);
      const about = 'What these files are made of besides our own code.';
      this.emitFile({ type: 'asset', fileName: noticesFile, source: makeNotices([...folders].sort(), about) });
    },
  };
}
