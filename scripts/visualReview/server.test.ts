import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compress, type Difference } from './pictures.ts';
import { createReview } from './server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sez-review-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a picture with a diagonal, hardly compressed, and returns its path. */
async function draw(name: string, shade: number): Promise<string> {
  const data = Buffer.alloc(64 * 64 * 3, 250);
  for (let at = 0; at < 64; at += 1) data.fill(shade + at, (at * 64 + at) * 3, (at * 64 + at) * 3 + 3);
  const path = join(folder, name);
  await sharp(data, { raw: { width: 64, height: 64, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(path);
  return path;
}
const pixels = (path: string) => sharp(path).raw().toBuffer();

/** The largest difference of any channel between two pictures. */
async function distance(a: string, b: string): Promise<number> {
  const [one, other] = [await pixels(a), await pixels(b)];
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
}

it('compresses a picture so little that no comparison notices, and once', async () => {
  const path = await draw('a.png', 10);
  const bytes = statSync(path).size;
  await compress(path);
  expect(statSync(path).size).toBeLessThan(bytes);
  expect(await distance(path, await draw('b.png', 10))).toBe(2);
  const once = readFileSync(path);
  await compress(path);
  expect(readFileSync(path)).toEqual(once);
});

it('lists the differences, shows their pictures, and makes a drawn picture the accepted one by one request of its own page', async () => {
  const actual = await draw('actual.png', 10);
  const baseline = await draw('baseline.png', 100);
  const fresh = join(folder, 'new/picture.png');
  const differences: Difference[] = [
    { title: 'The feed looks as agreed', baseline, actual, diff: await draw('diff.png', 50) },
    { title: 'A new screen looks as agreed', baseline: fresh, actual },
  ];
  const server = createReview(differences);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
  try {
    expect(await (await ask('/')).text()).toContain('Pictures that differ');
    expect(await (await ask('/list')).json()).toEqual([
      { title: 'The feed looks as agreed', baseline, isNew: false, hasDiff: true },
      { title: 'A new screen looks as agreed', baseline: fresh, isNew: true, hasDiff: false },
    ]);
    expect(Buffer.from(await (await ask('/picture/0/actual/false')).arrayBuffer())).toEqual(readFileSync(actual));
    for (const path of ['/picture/1/baseline', '/picture/1/diff', '/picture/0/title', '/picture/7/actual', '/accept/0']) {
      expect((await ask(path)).status, path).toBe(404);
    }
    expect((await ask('/accept/0', { method: 'POST' })).status).toBe(404);
    expect(await pixels(baseline)).not.toEqual(await pixels(actual));
    for (const number of [0, 1])
      expect((await ask(`/accept/${number}`, { method: 'POST', headers: { 'x-review': 'yes' } })).status).toBe(200);
    for (const path of [baseline, fresh]) expect(await distance(path, actual)).toBeLessThanOrEqual(2);
  } finally {
    server.close();
  }
});
