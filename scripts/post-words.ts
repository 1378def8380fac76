import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import type { PostRoom, Tree } from '../src/app/early/drawPost.ts';
import { bundle, source, virtual } from './bundle-virtual.ts';

/** Markup as `drawPost` takes it. */
function treeOf(node: Node): Tree {
  if (!('attributes' in node)) return node.textContent ?? '';
  const { localName, attributes, childNodes } = node as Element;
  return [localName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), ...[...childNodes].map(treeOf)];
}

export const isStyle = (name: string) => name.endsWith('.css');

/** The file that draws the words of a post on its own page before the application is here. */
export async function postWords(markup: string, files: readonly string[], folder: string): Promise<{ name: string; code: string }> {
  const window = new Window();
  const { body } = new window.DOMParser().parseFromString(markup, 'text/html');
  const tree = treeOf(body.firstElementChild as unknown as Node);
  const room: PostRoom = { tree, styles: files.filter(isStyle).map((name) => folder + name) };
  await window.happyDOM.close();
  const code = await bundle(
    `import { drawPost, loadAfterFont } from ${JSON.stringify(source('app/early/drawPost.ts'))};
     loadAfterFont(${JSON.stringify(files.filter((name) => !isStyle(name)))}, ${JSON.stringify(folder)});
     const room = ${JSON.stringify(room)};
     export const draw = (answer, isAwaited) => drawPost(answer, isAwaited, room);`,
    { build: { rollupOptions: { input: virtual, preserveEntrySignatures: 'strict', output: { format: 'es' } } } },
  );
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { name: `words-${hash}.js`, code };
}
