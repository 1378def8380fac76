import { posix } from 'node:path';
import ts from 'typescript';

/** Path of a sentence in a catalogue: `['empty', 'title']`; `*` for a computed key. */
type KeyPath = readonly string[];

export interface Catalogue {
  /** The name passed to `catalogue()`, or the constant of the design system. */
  readonly name: string;
  readonly file: string;
  readonly sentences: readonly KeyPath[];
}

/** A name in a file that refers to a catalogue, or to a part of it. */
interface Binding {
  readonly catalogue: Catalogue;
  readonly at: KeyPath;
}

/** Hooks of the design system that return its texts, with the constants that hold them. */
const hooks = new Map([
  ['useLabels', 'labels'],
  ['useLaterLabels', 'laterLabels'],
  ['usePickerLabels', 'pickerLabels'],
]);

/**
 * Reads the catalogues of some files and which of their sentences are used. A catalogue is an object given to `catalogue()`, or one
 * of the design system's own. An object that is passed on as a whole counts as used with everything in it.
 * @param files text by path from the root of the project; without tests and stories
 */
export function readSentences(files: ReadonlyMap<string, string>) {
  const sources = new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]));
  const found = new Map([...sources].map(([path, source]) => [path, cataloguesIn(path, source)]));
  const exported = (path: string, name: string, visited = new Set<string>()): Catalogue | undefined => {
    const own = found.get(path)?.get(name);
    const source = sources.get(path);
    if (own || !source || visited.has(path)) return own;
    visited.add(path);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
      const element = statement.exportClause.elements.find((one) => one.name.text === name);
      const target = element && targetOf(path, statement.moduleSpecifier);
      if (element && target) return exported(target, (element.propertyName ?? element.name).text, visited);
    }
    return undefined;
  };
  const usedPaths = new Map<Catalogue, KeyPath[]>();
  const say = ({ catalogue, at }: Binding) => usedPaths.set(catalogue, [...(usedPaths.get(catalogue) ?? []), at]);
  const copied: string[] = [];
  for (const [path, source] of sources) {
    const bindings = bindingsOf(path, source, exported, found);
    copied.push(...copiedIn(source, bindings).map((sentence) => `${path}: ${sentence}`));
    followUses(source, bindings, say);
  }

  const catalogues = [...found.values()].flatMap((byName) => [...byName.values()]);
  const isUsed = (catalogue: Catalogue, keyPath: KeyPath) =>
    (usedPaths.get(catalogue) ?? []).some((use) =>
      use.every((key, depth) => depth >= keyPath.length || key === '*' || key === keyPath[depth]),
    );
  const dead = catalogues.flatMap((catalogue) =>
    catalogue.sentences.filter((keyPath) => !isUsed(catalogue, keyPath)).map((keyPath) => `${catalogue.file}: ${keyPath.join('.')}`),
  );
  return { catalogues, dead, copied };
}

function cataloguesIn(file: string, source: ts.SourceFile): Map<string, Catalogue> {
  const catalogues = new Map<string, Catalogue>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const isCall = ts.isCallExpression(initializer) && initializer.expression.getText() === 'catalogue';
      const isOwn = [...hooks.values()].includes(name.text) && ts.isObjectLiteralExpression(initializer);
      const words = isCall ? initializer.arguments[1] : isOwn ? initializer : undefined;
      const first = isCall ? initializer.arguments[0] : undefined;
      const called = first && ts.isStringLiteral(first) ? first.text : name.text;
      if (words) catalogues.set(name.text, { name: called, file, sentences: pathsIn(words, []) });
    }
  }
  return catalogues;
}

function pathsIn(node: ts.Expression, at: KeyPath): KeyPath[] {
  if (!ts.isObjectLiteralExpression(node)) return [at];
  return node.properties.flatMap((property) => {
    const key = property.name && (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText());
    if (key === undefined) return [];
    return ts.isPropertyAssignment(property) ? pathsIn(property.initializer, [...at, key]) : [[...at, key]];
  });
}

function targetOf(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
  const { text } = specifier;
  const path = text.startsWith('@/') ? `src/${text.slice(2)}` : posix.join(posix.dirname(from), text);
  return /\.tsx?$/.test(path) ? path : `${path}/index.ts`;
}

function bindingsOf(
  path: string,
  source: ts.SourceFile,
  exported: (path: string, name: string) => Catalogue | undefined,
  found: ReadonlyMap<string, ReadonlyMap<string, Catalogue>>,
): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  const bind = (name: string, catalogue: Catalogue | undefined) => catalogue && bindings.set(name, { catalogue, at: [] });
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const target = targetOf(path, statement.moduleSpecifier);
    const names = statement.importClause?.namedBindings;
    if (!target || !names || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements) {
      bind(name.text, exported(target, (propertyName ?? name).text));
      const constant = hooks.get(name.text);
      if (constant) bind(`${name.text}()`, found.get(target)?.get(constant));
    }
  }
  return bindings;
}

/** Follows a name, and the variables that get parts of it, to all uses of the catalogue. */
function followUses(source: ts.SourceFile, bindings: Map<string, Binding>, say: (binding: Binding) => void): void {
  const visit = (node: ts.Node, names: ReadonlyMap<string, Binding>, learned: Map<string, Binding>): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isCall = ts.isCallExpression(node) && node.arguments.length === 0;
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
    const binding = isCall || isName ? names.get(node.getText()) : undefined;
    if (binding && !(ts.isVariableDeclaration(node.parent) && node.parent.name === node)) follow(node, binding, learned);
    ts.forEachChild(node, (child) => visit(child, names, learned));
  };
  const follow = (node: ts.Node, { catalogue, at }: Binding, learned: Map<string, Binding>): void => {
    let keyPath = at;
    let top = node;
    for (let up = top.parent; ; top = up, up = up.parent) {
      if (ts.isPropertyAccessExpression(up) && up.expression === top) keyPath = [...keyPath, up.name.text];
      else if (ts.isElementAccessExpression(up) && up.expression === top)
        keyPath = [...keyPath, ts.isStringLiteral(up.argumentExpression) ? up.argumentExpression.text : '*'];
      else if (!ts.isNonNullExpression(up) && !ts.isAsExpression(up) && !ts.isParenthesizedExpression(up)) break;
    }
    const { parent } = top;
    if (!ts.isVariableDeclaration(parent) || parent.initializer !== top) return say({ catalogue, at: keyPath });
    if (ts.isIdentifier(parent.name)) learned.set(parent.name.text, { catalogue, at: keyPath });
    else if (ts.isObjectBindingPattern(parent.name))
      for (const { name, propertyName } of parent.name.elements)
        learned.set(name.getText(), { catalogue, at: [...keyPath, (propertyName ?? name).getText()] });
    else say({ catalogue, at: keyPath });
  };
  const known = new Set<string>();
  for (let names: ReadonlyMap<string, Binding> = bindings; names.size > 0; ) {
    const learned = new Map<string, Binding>();
    visit(source, names, learned);
    for (const name of names.keys()) known.add(name);
    names = new Map([...learned].filter(([name]) => !known.has(name)));
  }
}

/** Whether a catalogue has further sentences below a place. */
const isPart = ({ catalogue, at }: Binding) =>
  catalogue.sentences.some((path) => path.length > at.length && at.every((key, depth) => path[depth] === key));

/** The sentences, as `strings.title`, that a module reads outside of all functions, which is while it is imported. It may keep parts of a catalogue. */
function copiedIn(source: ts.SourceFile, bindings: ReadonlyMap<string, Binding>): string[] {
  const copied: string[] = [];
  const known = new Map(bindings);
  const pathOf = (node: ts.Expression): Binding | undefined => {
    if (ts.isIdentifier(node)) return known.get(node.text);
    const of = ts.isPropertyAccessExpression(node) ? pathOf(node.expression) : undefined;
    return of && ts.isPropertyAccessExpression(node) ? { catalogue: of.catalogue, at: [...of.at, node.name.text] } : undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      const of = pathOf(node.initializer);
      for (const { name, propertyName } of of ? node.name.elements : [])
        if (of) known.set(name.getText(), { catalogue: of.catalogue, at: [...of.at, (propertyName ?? name).getText()] });
    }
    const path = ts.isPropertyAccessExpression(node) ? pathOf(node) : undefined;
    const isWhole = path && !(ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node);
    if (isWhole && !isPart(path)) copied.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return copied.sort();
}
