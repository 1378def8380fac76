// npm start: installs missing packages and serves the app on http://localhost:5173 with mocks in the page.
// `npm start -- --server` uses the mock server on port 4000 instead and starts it when it isn't running.

import { isListening, start, stopWithThisProcess, waitForPort } from './processes.mjs';
import { fail, progress, root, setUp } from './setup.mjs';

const port = 5173;
const serverPort = 4000;
const unknown = process.argv.slice(2).filter((argument) => argument !== '--server');
if (unknown.length > 0) fail(`npm start knows only --server, not ${unknown.join(' ')}.`);
const withServer = process.argv.includes('--server');

setUp();
stopWithThisProcess();
if (await isListening(port)) fail(`Port ${port} is taken by another program. Stop that one, then run npm start again.`);
if (withServer) await startMockServer();

progress(withServer ? `Serving the app against the mock server on port ${serverPort} …` : 'Serving the app, fully mocked …');
const vite = start(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, '--clearScreen', 'false'], {
  env: {
    ...process.env,
    VITE_MOCKED: String(!withServer),
    ...(withServer ? { MOCK_SERVER: `http://127.0.0.1:${serverPort}`, VITE_SOCKET_ENABLED: 'true' } : {}),
  },
});
vite.once('exit', (code) => process.exit(code ?? 1));
if (await waitForPort(port, 60_000)) progress(`Sez is on http://localhost:${port} (Ctrl-C stops it)`);
else fail(`The app did not answer on port ${port} within a minute.`);

async function startMockServer() {
  if (await isListening(serverPort)) {
    progress(`Using what already runs on port ${serverPort}.`);
    return;
  }
  progress(`Starting the mock server on port ${serverPort} …`);
  const server = start(process.execPath, [`${root}/node_modules/tsx/dist/cli.mjs`, 'mocks/server.ts']);
  server.once('exit', () => fail('The mock server has stopped.'));
  if (!(await waitForPort(serverPort, 30_000))) fail(`The mock server did not answer on port ${serverPort}.`);
}
