import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the code of the first screen once more. Terser finds 1.4 kB (brotli) that the bundler's own minifier leaves, and takes three
 * seconds for this file; for all files it would take half a minute.
 */
export function minifyFirst(): Plugin {
  return {
    name: 'sez-minify-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the names of late files have been written into it.
      order: 'post',
      async handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type !== 'chunk' || !file.isEntry) continue;
          // Sequences (`a, b`) are shorter, but what they break up compresses better.
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2, sequences: false } });
          // Compiled as a whole beside the download, instead of function by function while the page waits (V8 reads this comment; others ignore it).
          if (code) file.code = `//# allFunctionsCalledOnLoad\n${code}`;
        }
      },
    },
  };
}
