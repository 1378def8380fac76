import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const constant = /^(?:export )?const (\w+)/;
const comment = /^\s*\/\*\* (.*) \*\/$/;
const field = /^\s*'?(\w+)'?:/;

/**
 * What is written above the fields of the schemas, by constant and field. Entries that several schemas share stand in a
 * constant of their own in the same file; they count for every schema of that file.
 */
export function readFieldComments(folder: string): (name: string, field: string) => string | undefined {
  const byConstant = new Map<string, Map<string, string>>();
  const fileOf = new Map<string, string>();
  const shared = new Map<string, Map<string, string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    let current = '';
    let said: string | undefined;
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const opened = constant.exec(line)?.[1];
      if (opened !== undefined) {
        current = opened;
        fileOf.set(current, file);
      }
      const name = field.exec(line)?.[1];
      if (name !== undefined && said !== undefined) {
        const home = line.startsWith('  ') && !current.endsWith('Schema') ? shared : byConstant;
        const key = home === shared ? file : current;
        home.set(key, new Map([...(home.get(key) ?? []), [name, said]]));
      }
      said = comment.exec(line)?.[1];
    }
  }
  return (name, wanted) => byConstant.get(name)?.get(wanted) ?? shared.get(fileOf.get(name) ?? '')?.get(wanted);
}
