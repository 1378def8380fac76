// Starts, watches and stops other programs. Imports only Node built-ins, because it runs before npm install.
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { root } from './setup.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** Milliseconds that a stopped program has for ending by itself. */
const timeToEnd = 10_000;
/** Milliseconds in which the output of a program that has ended is still read. */
const restOfOutput = 2_000;

/**
 * Starts a program that is stopped together with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  // The program gets its own process group, so that its child processes can be stopped with it; such a group can't read the terminal.
  // Windows has no process groups, and would open a window for a detached process.
  const isDetached = process.platform !== 'win32';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: isDetached, ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Stops every program started here, with its child processes. */
function stopAll() {
  for (const { pid } of children) signal(pid, 'SIGTERM');
}

/** Signals a program and its child processes. @param {number | undefined} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  if (!pid) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    else process.kill(-pid, name);
  } catch {
    // The processes have ended in the meantime.
  }
}

/** Makes Ctrl-C, SIGTERM and SIGHUP stop the started programs too. */
export function stopWithThisProcess() {
  process.once('exit', stopAll);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => process.exit(130));
}

/**
 * Runs a program to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {number} [silence] milliseconds without output after which the program is stopped, with its child processes
 * @returns {Promise<{ code: number, output: string, isStopped: boolean }>} `isStopped` when it fell silent
 */
export function run(command, args, options = {}, silence = 0) {
  return new Promise((resolve) => {
    let output = '';
    let isStopped = false;
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const limit = silence > 0 ? setTimeout(stop, silence) : undefined;
    const keep = (/** @type {Buffer} */ chunk) => {
      limit?.refresh();
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => end(1, `${command} could not be started: ${error.message}`));
    child.once('close', (code) => end(code ?? 1));
    // A process that the program left behind can hold the output open for ever, so the rest of it is waited for only briefly.
    child.once('exit', (code) => setTimeout(() => end(code ?? 1), restOfOutput).unref());

    function stop() {
      isStopped = true;
      signal(child.pid, 'SIGTERM');
      setTimeout(() => signal(child.pid, 'SIGKILL'), timeToEnd).unref();
    }
    function end(/** @type {number} */ code, all = output) {
      clearTimeout(limit);
      if (isStopped) signal(child.pid, 'SIGKILL');
      resolve({ code: isStopped ? 1 : code, output: all, isStopped });
    }
  });
}

/**
 * Whether something listens on a port of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isListening(port) {
  // Checks both addresses, because "localhost" resolves to either, depending on the machine.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(port, host)));
  return answers.includes(true);
}

/**
 * The first port, starting at the wanted one, that begins a sequence of `count` free ports.
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
 * Waits until a port accepts connections.
 * @param {number} port
 * @param {number} milliseconds maximum wait
 * @returns {Promise<boolean>} false if it didn't within this time
 */
export async function waitForPort(port, milliseconds) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await isListening(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
