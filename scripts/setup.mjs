// Checks Node and installs the packages. Imports only Node built-ins, because it runs before npm install.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

const leastNode = [20, 19];
/** Milliseconds after which the installation of a browser is given up, because a registry that doesn't answer would hold npm test for ever. */
const timeToInstall = 600_000;

/**
 * An error message if this Node is too old, otherwise undefined.
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
 * Whether `npm ci` has to run: nothing is installed yet, or the lockfile has changed since.
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

/** Compares the contents, because a checkout may update the lockfile's date without changing it. */
function holdsSamePackages(lockfile, installed) {
  const lockedPackages = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(lockedPackages).every(
    ([path, entry]) => path === '' || (path in present ? present[path].version === entry.version : Boolean(entry.optional)),
  );
}

/**
 * The command that starts npm. On Windows npm is a batch file, which Node can't start without a shell, so Node runs npm's script instead:
 * that of the running npm, or the one installed with this Node.
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

/** Checks Node and installs missing packages; ends the process with a message when that fails. */
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
 * Runs an installer in the project's folder and shows its output.
 * @param {string} command @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function attempt(command, args) {
  progress(`Installing: ${[command, ...args].join(' ')} …`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: timeToInstall }).status === 0;
}

/** @param {string} sentence the current step */
export function progress(sentence) {
  console.log(`› ${sentence}`);
}

/**
 * @param {string} sentence why the script can't continue
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
