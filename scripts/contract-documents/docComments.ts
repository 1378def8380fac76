import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An error or a header that a doc comment names. */
export type DocTag = { name: string; text: string };

/** What the doc comment above an exported constant says. */
export type DocComment = { text: string; errors: DocTag[]; headers: DocTag[] };

const documentedConstant = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g;

function parseComment(comment: string): DocComment {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
  const tagged = (tag: string) =>
    lines
      .filter((line) => line.startsWith(`@${tag} `))
      .map((line) => line.slice(tag.length + 2))
      .map((line) => ({ name: line.split(' ', 1)[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
  const text = lines.filter((line) => line && !line.startsWith('@')).join(' ');
  return { text, errors: tagged('throws'), headers: tagged('header') };
}

/**
 * The doc comments of the exported constants in a folder's TypeScript files, by name. They are the one place
 * where a call's meaning and errors are written down, so the contract document is made from them.
 */
export function readDocComments(folder: string): Map<string, DocComment> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(documentedConstant)]);
  return new Map(found.map(([, comment = '', name = '']) => [name, parseComment(comment)]));
}
