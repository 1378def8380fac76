import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import type { PostPlaceholder } from '../../src/app/early/drawPost.ts';
import { treeOf } from '../../src/app/early/markupTree.ts';
import { bundle, source, virtual } from './bundle.ts';

export const isStyle = (name: string) => name.endsWith('.css');

export interface DrawFile {
  readonly name: string;
  readonly code: string;
}

/** Bundles a module that exports `draw` into a file whose name contains the hash of its content. */
async function fileOf(name: string, module: string): Promise<DrawFile> {
  const code = await bundle(module, {
    build: { rollupOptions: { input: virtual, preserveEntrySignatures: 'strict', output: { format: 'es' } } },
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { name: `${name}-${hash}.js`, code };
}

/** Creates the file that draws a post on its page before the app has loaded. `markup` is that of `PostDetailTemplate`. */
export async function postFile(markup: string, files: readonly string[], folder: string): Promise<DrawFile> {
  const window = new Window();
  const { body } = new window.DOMParser().parseFromString(markup, 'text/html');
  const tree = treeOf(body.firstElementChild as unknown as Node);
  const placeholder: PostPlaceholder = { tree, styles: files.filter(isStyle).map((name) => folder + name) };
  await window.happyDOM.close();
  return fileOf(
    'early-post',
    `import { drawPost, loadAfterFont } from ${JSON.stringify(source('app/early/drawPost.ts'))};
     loadAfterFont(${JSON.stringify(files.filter((name) => !isStyle(name)))}, ${JSON.stringify(folder)});
     const placeholder = ${JSON.stringify(placeholder)};
     export const draw = (answer, isAwaited) => drawPost(answer, isAwaited, placeholder);`,
  );
}
