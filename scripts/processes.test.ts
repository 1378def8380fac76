import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePorts, run } from './processes.mjs';

let server: Server;
const listen = () =>
  new Promise<number>((resolve) => {
    server = createServer().listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a port that a leftover process still holds is skipped, and so are ports too close to it', async () => {
  const taken = await listen();
  expect(await freePorts(taken, 2)).toBeGreaterThan(taken);
  expect(await freePorts(taken - 1, 2)).toBeGreaterThan(taken);
  server.close();
  expect(await freePorts(taken, 1)).toBe(taken);
});

it('a program that falls silent is stopped together with the processes it started', async () => {
  const waits = 'setInterval(() => {}, 1000)';
  const startsAnother = `console.log(require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waits)}]).pid); ${waits}`;
  const { code, output, isStopped } = await run(process.execPath, ['-e', startsAnother], {}, 1_000);
  expect({ code, isStopped }).toEqual({ code: 1, isStopped: true });
  await expect.poll(() => isRunning(Number(output))).toBe(false);
});

it('a program that goes on printing is not stopped, however long it takes', async () => {
  const prints = "let times = 0; const timer = setInterval(() => { console.log('line'); if (++times === 12) clearInterval(timer); }, 500)";
  // Node itself may take seconds to start on a busy machine.
  const { code, isStopped } = await run(process.execPath, ['-e', prints], {}, 5_000);
  expect({ code, isStopped }).toEqual({ code: 0, isStopped: false });
});

it('a program that has ended is not awaited because a child process holds its output open', async () => {
  const leavesAnother = `
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit', detached: true });
    console.log(left.pid);
    left.unref();`;
  const { code, output, isStopped } = await run(process.execPath, ['-e', leavesAnother]);
  expect({ code, isStopped }).toEqual({ code: 0, isStopped: false });
  process.kill(Number(output));
}, 15_000);

/** Whether a process exists and hasn't ended (one that its parent has not yet asked for is a zombie, `Z`). */
function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
