// Prints the size of each component of the design system by itself, in kB after brotli. React is excluded because every page has it.
// Usage: node scripts/component-sizes.mjs [name …] [--json]
import { components, measureComponents } from './design-system/bundle.mjs';

const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isRequested = (/** @type {string} */ component) => requested.length === 0 || requested.some((name) => component.endsWith(`/${name}`));
const unknown = requested.filter((name) => !components.some((component) => component.endsWith(`/${name}`)));
if (unknown.length > 0) {
  console.error(`There is no component called ${unknown.join(', ')}.`);
  process.exit(1);
}

const sizes = (await measureComponents()).filter(({ component }) => isRequested(component));
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(sizes, null, 2));
} else {
  const kB = (/** @type {number} */ number) => (number === 0 ? '–' : number.toFixed(1)).padStart(9);
  const row = (/** @type {string} */ first, /** @type {(string | number)[]} */ ...rest) =>
    console.log(first.padEnd(32), ...rest.map((cell) => (typeof cell === 'number' ? kB(cell) : cell.padStart(9))));
  row('kB after brotli, React left out', 'script', 'style', 'on demand');
  for (const { component, script, style, onDemand } of sizes) row(component, script, style, onDemand);
}
