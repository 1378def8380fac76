import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { uploadRules } from '../src/api/contract/limits.ts';
import { imagesField } from '../src/app/worker/shares.ts';
import { bundleScript, source } from './early/bundle.ts';

/** Name of the worker's file in the build. It holds no hash, because browsers look for a new worker at the address of the old one. */
const workerFile = 'sw.js';

/** Folders of the packages in the worker. */
export const workerPackages = ['core', 'precaching', 'strategies'].map((name) => `node_modules/workbox-${name}`);

/** Files beside the page that a start without the network shows. */
const besidePage = ['index.html', 'manifest.webmanifest', 'favicon.svg'];

/** What only signing up needs, which nobody does without the network: rules of phone numbers and flags, a fifth of all code. */
const onlyForSignUp = /node_modules\/(libphonenumber-js|country-flag-icons)\//;
/** Alphabets of few texts: other letters are shown in a font of the device. */
const rareFonts = /inter-(latin|cyrillic)-ext-/;

/** The files in `assets/` that are kept for a start without the network. */
function keptAssets(files: Rolldown.OutputBundle): string[] {
  const isForSignUp = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every((id) => onlyForSignUp.test(id));
  return Object.values(files)
    .filter((file) => file.fileName.startsWith('assets/') && !isForSignUp(file) && !rareFonts.test(file.fileName))
    .map(({ fileName }) => fileName)
    .sort();
}

/** Pictures that others may share; those of iPhones become JPEG in the composer. */
const sharedImages = [...uploadRules.types, 'image/heic', 'image/heif'];

/**
 * The manifest of live builds takes pictures, too: the browser sends them to the worker as a form (`src/app/worker/shares.ts`). Without a worker
 * of ours only texts can be shared, as parameters of an address.
 */
function withSharedImages(manifest: string): string {
  const { share_target: target, ...others } = JSON.parse(manifest) as { share_target: { params: object } };
  const params = { ...target.params, files: [{ name: imagesField, accept: sharedImages }] };
  return `${JSON.stringify({ ...others, share_target: { ...target, method: 'POST', enctype: 'multipart/form-data', params } }, null, 2)}\n`;
}

/** Bundles the service worker of live builds (`src/app/worker`) with the list of the files that it keeps. */
export function serviceWorker({ productDomain }: { productDomain: string }): Plugin {
  let base = '/';
  return {
    name: 'sez-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (base = config.base),
    writeBundle: {
      // Last, because the page is among the files.
      order: 'post',
      async handler({ dir = 'dist' }, files) {
        // The script of the page, whose name names the release; early drawing is an entry as well.
        const entry = Object.values(files).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index');
        const hashOf = (name: string) =>
          createHash('sha256')
            .update(readFileSync(join(dir, name)))
            .digest('hex')
            .slice(0, 16);
        const manifest = join(dir, 'manifest.webmanifest');
        writeFileSync(manifest, withSharedImages(readFileSync(manifest, 'utf8')));
        const shellFiles = [
          ...keptAssets(files).map((name) => ({ url: base + name, revision: null })),
          ...besidePage.map((name) => ({ url: base + name, revision: hashOf(name) })),
        ];
        const code = await bundleScript(
          `import { startWorker } from ${JSON.stringify(source('app/worker/serviceWorker.ts'))};
           startWorker(${JSON.stringify(shellFiles)}, ${JSON.stringify(base + (entry?.fileName ?? ''))});`,
          {
            'process.env.NODE_ENV': JSON.stringify('production'),
            'import.meta.env.VITE_PRODUCT_DOMAIN': JSON.stringify(productDomain),
          },
        );
        writeFileSync(join(dir, workerFile), `${code}\n`);
      },
    },
  };
}
