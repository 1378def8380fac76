// Starting, watching and stopping other programs. Node built-ins only: it runs before the install.
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { root } from './setup.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a program that keeps running; it is stopped together with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  // A group of its own, so that the programs which it starts itself are stopped with it; such a group may not read the terminal.
  // Windows has no such groups, and would open a window of its own for one.
  const isDetached = process.platform !== 'win32';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: isDetached, ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Stops every program started here, with all that they started. */
function stopAll() {
  for (const { pid } of children) {
    try {
      if (pid && process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
      else if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // It ended between the look and the signal.
    }
  }
}

/** Makes Ctrl-C and a stop from outside end the started programs too. */
export function stopWithThisProcess() {
  process.once('exit', stopAll);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => process.exit(130));
}

/**
 * Runs a program to its end, keeping what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: `${command} could not be started: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Whether something listens on a port of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isListening(port) {
  // "localhost" is either of these, depending on the machine.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(port, host)));
  return answers.includes(true);
}

/**
 * The first port, from a wanted one on, at which as many in a row are free.
 * @param {number} wanted @param {number} count
 * @returns {Promise<number>}
 */
export async function freePorts(wanted, count) {
  const taken = await Promise.all(Array.from({ length: count }, (_, index) => isListening(wanted + index)));
  return taken.includes(true) ? freePorts(wanted + count, count) : wanted;
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function accepts(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (/** @type {boolean} */ isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
}

/**
 * Waits until a port answers.
 * @param {number} port
 * @param {number} milliseconds how long to wait
 * @returns {Promise<boolean>} false when it never answered
 */
export async function waitForPort(port, milliseconds) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await isListening(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
