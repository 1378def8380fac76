import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePorts } from './processes.mjs';

let server: Server;
const listen = () =>
  new Promise<number>((resolve) => {
    server = createServer().listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a port that something left over still holds is passed over, and so are ports too close to it', async () => {
  const taken = await listen();
  expect(await freePorts(taken, 2)).toBeGreaterThan(taken);
  expect(await freePorts(taken - 1, 2)).toBeGreaterThan(taken);
  server.close();
  expect(await freePorts(taken, 1)).toBe(taken);
});
