import { existsSync, mkdtempSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening, run, start, waitForPort } from '../../scripts/processes.mjs';
import { fail, npmCall, progress, root } from '../../scripts/setup.mjs';

/** A live build that is being served. */
export interface Served {
  /** Short hash, or `this` for the work tree. */
  readonly name: string;
  readonly origin: string;
}

/** The bench has ports of its own, two for each build, so that it neither measures nor changes a server that a developer has open. */
const firstPort = Number(process.env['SEZ_PORTS'] ?? 4273) + 2;

/** Builds the work tree and serves it as `npm run preview` does, with a mock server that adds `posts` generated posts to the written ones. */
export async function serveWorkTree(posts: number): Promise<Served> {
  return { name: 'this', origin: await serve(root, firstPort, posts) };
}

/**
 * Does the same for another revision, in a checkout of its own with its own mock server. It uses the packages installed here if the
 * lockfiles are equal.
 */
export async function serveRevision(revision: string, posts: number): Promise<Served> {
  const { code, output } = await run('git', ['rev-parse', '--short', `${revision}^{commit}`]);
  if (code !== 0) fail(`There is no revision ${revision}.`);
  const name = output.trim();
  const folder = join(mkdtempSync(join(tmpdir(), 'sez-bench-')), name);
  progress(`Checking out ${name} …`);
  await must('git', ['worktree', 'add', '--detach', folder, name], root);
  process.once('exit', () => void start('git', ['worktree', 'remove', '--force', folder], { detached: true, stdio: 'ignore' }).unref());
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (lockfileOf(folder) !== lockfileOf(root)) {
    unlinkSync(join(folder, 'node_modules'));
    await must(...npmCall(['ci', '--no-fund', '--no-audit']), folder);
  }
  return { name, origin: await serve(folder, firstPort + 2, posts) };
}

const lockfileOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

async function must(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) fail(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** @returns the origin to visit */
async function serve(folder: string, mockPort: number, posts: number): Promise<string> {
  const previewPort = mockPort + 1;
  for (const port of [mockPort, previewPort]) if (await isListening(port)) fail(`Port ${port} is taken by another program.`);
  progress(`Building ${folder} …`);
  await must(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], folder);
  if (!existsSync(join(folder, 'dist/index.html'))) fail(`${folder} built nothing.`);

  const server = ['mocks/server.ts', '--port', String(mockPort), '--feed', String(posts), '--fresh', '--unchecked'];
  start(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...server], { cwd: folder });
  if (!(await waitForPort(mockPort, 60_000))) fail(`The mock server did not answer on port ${mockPort}.`);

  const env = { ...process.env, BACKEND: `http://127.0.0.1:${mockPort}` };
  start(process.execPath, ['scripts/preview.mjs', '--port', String(previewPort)], { cwd: folder, env });
  if (!(await waitForPort(previewPort, 60_000))) fail(`The preview did not answer on port ${previewPort}.`);
  return `http://localhost:${previewPort}`;
}
