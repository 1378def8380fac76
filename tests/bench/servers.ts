import { isListening, run, start, waitForPort } from '../../scripts/processes.mjs';
import { fail, progress } from '../../scripts/setup.mjs';

/** Ports of the bench alone, so that what a developer has open is neither measured nor changed. */
const mockPort = 4275;
const previewPort = 4276;

/**
 * Builds the live app and serves it as `npm run preview` does, against a mock server with a world of its own.
 * @param posts how many the feed holds besides the written ones
 * @returns the origin to visit
 */
export async function serveLiveBuild(posts: number): Promise<string> {
  for (const port of [mockPort, previewPort]) if (await isListening(port)) fail(`Port ${port} is taken by another program.`);
  progress('Building the live app …');
  const { code, output } = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) fail(`The build failed:\n${output}`);

  progress(`Starting the mock server with ${posts} posts …`);
  start(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', '--port', String(mockPort), '--feed', String(posts), '--fresh', '--unchecked']);
  if (!(await waitForPort(mockPort, 60_000))) fail(`The mock server did not answer on port ${mockPort}.`);

  start(process.execPath, ['scripts/preview.mjs', '--port', String(previewPort)], {
    env: { ...process.env, BACKEND: `http://127.0.0.1:${mockPort}` },
  });
  if (!(await waitForPort(previewPort, 60_000))) fail(`The preview did not answer on port ${previewPort}.`);
  return `http://localhost:${previewPort}`;
}
