// Checks every import against src/architecture.ts with dependency-cruiser. It isn't called directly, because with a compiler
// that it doesn't know it checks no modules at all and reports success.
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const roots = ['src', 'mocks'];
const isCode = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
const filesOnDisk = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`),
);

const { ruleSet, ...options } = /** @type {any} */ (await extractOptions('./.dependency-cruiser.mjs'));
const answer = await cruise(roots, { ...options, ruleSet, validate: true }, undefined, { tsConfig: extractTsConfig('./tsconfig.json') });
const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (answer.output);

const seen = new Set(modules.map(({ source }) => source));
const unseen = filesOnDisk.filter((file) => !seen.has(file));
if (filesOnDisk.length === 0 || summary.totalDependenciesCruised === 0 || unseen.length > 0) {
  console.error(`The layer check did not look at every file (${unseen.length} of ${filesOnDisk.length} unseen), so it proves nothing:`);
  for (const file of unseen.slice(0, 10)) console.error(`  ${file}`);
  process.exit(1);
}

const remedies = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
const byRule = groupByRule(summary.violations);
for (const [rule, violations] of byRule) {
  console.error(`\n${rule}: ${remedies.get(rule) ?? ''}`);
  for (const { from, to, cycle } of violations) {
    console.error(`  ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
  }
}
if (summary.violations.length > 0) {
  console.error(`\n${summary.violations.length} imports break the architecture.`);
  process.exit(1);
}
console.log(`${filesOnDisk.length} files, ${summary.totalDependenciesCruised} imports: every one follows src/architecture.ts.`);

/** @param {import('dependency-cruiser').IViolation[]} violations */
function groupByRule(violations) {
  /** @type {Map<string, import('dependency-cruiser').IViolation[]>} */
  const groups = new Map();
  for (const violation of violations) groups.set(violation.rule.name, [...(groups.get(violation.rule.name) ?? []), violation]);
  return groups;
}
