// What must be there before anything else can run. Node built-ins only: it runs before the install.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with the slash at its end left out. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

const leastNode = [20, 19];

/**
 * One sentence when this Node is too old, otherwise undefined.
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  return isNewEnough
    ? undefined
    : `Sez needs Node ${leastNode.join('.')} or newer; this is ${version}. Install a newer one from nodejs.org.`;
}

/**
 * Whether `npm ci` has to run: nothing installed yet, or the lockfile has changed since.
 * @param {string} folder the project's root
 * @returns {boolean}
 */
export function needsInstall(folder) {
  // npm writes this copy of the lockfile at the end of every install, so it is missing after an interrupted one.
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lockfile = join(folder, 'package-lock.json');
  if (!existsSync(installed)) return true;
  return statSync(lockfile).mtimeMs > statSync(installed).mtimeMs && !holdsSamePackages(lockfile, installed);
}

/** A fresh checkout touches the lockfile without changing it; then the installed packages are still right. */
function holdsSamePackages(lockfile, installed) {
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || (path in present ? present[path].version === entry.version : Boolean(entry.optional)),
  );
}

/**
 * How npm is started on every platform: on Windows it is a batch file, which Node does not start by itself, so npm's own script is given
 * to Node: that of the npm that runs, or the one that was installed with this Node.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [node] path of Node itself
 * @returns {[command: string, args: string[]]}
 */
export function npmCall(args, env = process.env, node = process.execPath) {
  const running = env['npm_execpath'];
  const installed = join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = running && /npm-cli\.c?js$/.test(running) ? running : existsSync(installed) ? installed : undefined;
  return script ? [node, [script, ...args]] : ['npm', args];
}

/** Checks Node and installs the packages when they are missing; ends the process with one sentence when that fails. */
export function setUp() {
  const problem = nodeProblem(process.versions.node);
  if (problem) fail(problem);
  if (!needsInstall(root)) return;
  progress('Installing packages (npm ci) …');
  const { status, error } = spawnSync(...npmCall(['ci', '--no-fund', '--no-audit']), { cwd: root, stdio: 'inherit' });
  if (error) fail(`npm could not be started: ${error.message}.`);
  if (status !== 0) fail('The packages could not be installed: npm ci failed, see its message above.');
}

/**
 * Runs an installer in the project's folder, in sight of whoever waits.
 * @param {string} command @param {string[]} args
 * @returns {boolean} whether it ended well
 */
export function attempt(command, args) {
  progress(`Installing a browser: ${[command, ...args].join(' ')} …`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** @param {string} sentence what is happening now */
export function progress(sentence) {
  console.log(`› ${sentence}`);
}

/**
 * @param {string} sentence why it cannot go on
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
