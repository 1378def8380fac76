import { posix } from 'node:path';
import ts from 'typescript';

/** Where in a catalogue a sentence stands: `['empty', 'title']`; `*` for a name that is computed. */
type Place = readonly string[];

export interface Catalogue {
  /** What `catalogue()` calls it, or the constant of the design system. */
  readonly name: string;
  readonly file: string;
  readonly sentences: readonly Place[];
}

/** A name in a file that stands for a catalogue, or for a part of it. */
interface Binding {
  readonly catalogue: Catalogue;
  readonly at: Place;
}

/** Hooks of the design system that answer its own words, by the constant that holds them. */
const hooks = new Map([
  ['useLabels', 'labels'],
  ['useLaterLabels', 'laterLabels'],
  ['usePickerLabels', 'pickerLabels'],
]);

/**
 * Reads the catalogues of some files and what of them is said. A catalogue is an object given to `catalogue()`, or one of the design
 * system's own. What is handed on as a whole counts as said with everything in it.
 * @param files text by path from the root of the project; without tests and stories
 */
export function readSentences(files: ReadonlyMap<string, string>) {
  const sources = new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]));
  const found = new Map([...sources].map(([path, source]) => [path, cataloguesIn(path, source)]));
  const exported = (path: string, name: string, seen = new Set<string>()): Catalogue | undefined => {
    const own = found.get(path)?.get(name);
    const source = sources.get(path);
    if (own || !source || seen.has(path)) return own;
    seen.add(path);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
      const element = statement.exportClause.elements.find((one) => one.name.text === name);
      const target = element && targetOf(path, statement.moduleSpecifier);
      if (element && target) return exported(target, (element.propertyName ?? element.name).text, seen);
    }
    return undefined;
  };
  const said = new Map<Catalogue, Place[]>();
  const say = ({ catalogue, at }: Binding) => said.set(catalogue, [...(said.get(catalogue) ?? []), at]);
  for (const [path, source] of sources) followUses(source, bindingsOf(path, source, exported, found), say);

  const catalogues = [...found.values()].flatMap((byName) => [...byName.values()]);
  const isSaid = (catalogue: Catalogue, place: Place) =>
    (said.get(catalogue) ?? []).some((use) => use.every((key, depth) => depth >= place.length || key === '*' || key === place[depth]));
  const dead = catalogues.flatMap((catalogue) =>
    catalogue.sentences.filter((place) => !isSaid(catalogue, place)).map((place) => `${catalogue.file}: ${place.join('.')}`),
  );
  return { catalogues, dead };
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
      if (words) catalogues.set(name.text, { name: called, file, sentences: placesIn(words, []) });
    }
  }
  return catalogues;
}

function placesIn(node: ts.Expression, at: Place): Place[] {
  if (!ts.isObjectLiteralExpression(node)) return [at];
  return node.properties.flatMap((property) => {
    const key = property.name && (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText());
    if (key === undefined) return [];
    return ts.isPropertyAssignment(property) ? placesIn(property.initializer, [...at, key]) : [[...at, key]];
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

/** Follows a name, and the names that parts of it are given, to whatever is said of the catalogue. */
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
    let place = at;
    let top = node;
    for (let up = top.parent; ; top = up, up = up.parent) {
      if (ts.isPropertyAccessExpression(up) && up.expression === top) place = [...place, up.name.text];
      else if (ts.isElementAccessExpression(up) && up.expression === top)
        place = [...place, ts.isStringLiteral(up.argumentExpression) ? up.argumentExpression.text : '*'];
      else if (!ts.isNonNullExpression(up) && !ts.isAsExpression(up) && !ts.isParenthesizedExpression(up)) break;
    }
    const { parent } = top;
    if (!ts.isVariableDeclaration(parent) || parent.initializer !== top) return say({ catalogue, at: place });
    if (ts.isIdentifier(parent.name)) learned.set(parent.name.text, { catalogue, at: place });
    else if (ts.isObjectBindingPattern(parent.name))
      for (const { name, propertyName } of parent.name.elements)
        learned.set(name.getText(), { catalogue, at: [...place, (propertyName ?? name).getText()] });
    else say({ catalogue, at: place });
  };
  const known = new Set<string>();
  for (let names: ReadonlyMap<string, Binding> = bindings; names.size > 0; ) {
    const learned = new Map<string, Binding>();
    visit(source, names, learned);
    for (const name of names.keys()) known.add(name);
    names = new Map([...learned].filter(([name]) => !known.has(name)));
  }
}
