import type { Plugin } from 'vite';

/**
 * Lets V8 compile the first file as a whole beside its download, instead of function by function while the page waits. V8 reads this comment
 * at the very beginning of a file only, so it is added after everything that Vite writes there; other engines ignore it.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'sez-compile-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
