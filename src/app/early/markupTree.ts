/**
 * An element as data: name, attributes and children. The build converts markup into this form for files that render it, since the page's
 * security policy refuses markup in strings.
 */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]];

/** Runs in the build. */
export function treeOf(node: Node): Tree {
  if (!('attributes' in node)) return node.textContent ?? '';
  const { localName, attributes, childNodes } = node as Element;
  return [localName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), ...[...childNodes].map(treeOf)];
}

/** Runs in the page. */
export function nodeOf(tree: Tree): HTMLElement | string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(nodeOf));
  return element;
}
