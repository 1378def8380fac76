import ts from 'typescript';
import { isKnown } from './compat.ts';

/**
 * Returns the keys of the browser APIs, built-ins and HTML attributes that scripts use, as far as the data has them.
 * @param files - the scripts; without them, the product's source
 */
export function usedInScripts(files?: readonly string[]): Set<string> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const own = files ?? fileNames.filter((file) => /(^|\/)src\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const program = ts.createProgram(own, { ...options, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  /** Adds the first of these paths that the data has. */
  const addFirst = (...paths: string[][]) => {
    const path = paths.find((each) => isKnown(...each));
    if (path) keys.add(path.join('/'));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) readName(node);
    if (ts.isJsxAttribute(node)) readAttribute(node);
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) ts.forEachChild(node, visit);
  };

  function readName(node: ts.Identifier): void {
    for (const declaration of symbolOf(node)?.declarations ?? []) {
      if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) continue;
      const { parent } = declaration;
      if (ts.isInterfaceDeclaration(parent)) {
        const owner = parent.name.text.replace(/Constructor$/, '');
        for (const group of [['api'], ['javascript', 'builtins']])
          addFirst([...group, owner, node.text], [...group, owner, `${node.text}_static`]);
      } else addFirst(['api', node.text], ['api', 'Window', node.text], ['javascript', 'builtins', node.text]);
    }
  }

  /** For `const { name } = object` returns the symbol of the property, not of the constant. */
  function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    if (!ts.isBindingElement(parent) || parent.initializer === node) return checker.getSymbolAtLocation(node);
    return checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? parent.name).getText());
  }

  function readAttribute(node: ts.JsxAttribute): void {
    const tag = node.parent.parent.tagName.getText();
    const name = node.name.getText().toLowerCase();
    if (/^[a-z]/.test(tag)) addFirst(['html', 'elements', tag, name], ['html', 'global_attributes', name]);
  }

  for (const file of own) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return keys;
}
