// npm run preview: serves the live build on port 4173 like a production host and forwards the backend's paths to port 4000.
// `-- --mocked` serves the mocked build, `-- --storybook` the built Storybook, `-- --port 8080` elsewhere.
// BASE_URL sets a sub-path, BACKEND the origin of another backend.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseFrom } from './preview/routes.mjs';
import { createPreview } from './preview/server.mjs';
import { fail, progress, root } from './setup.mjs';

const { values } = parseArgs({
  options: { mocked: { type: 'boolean' }, storybook: { type: 'boolean' }, port: { type: 'string', default: '4173' } },
});
const site = values.storybook
  ? { folder: 'storybook-static', script: 'build:storybook' }
  : values.mocked
    ? { folder: 'dist-mocked', script: 'build:mocked' }
    : { folder: 'dist', script: 'build' };
const folder = join(root, site.folder);
if (!existsSync(join(folder, 'index.html'))) fail(`There is nothing to serve in ${site.folder}/ yet. Run npm run ${site.script} first.`);

const port = Number(values.port);
const base = baseFrom(process.env.BASE_URL);
const backend = process.env.BACKEND ?? 'http://127.0.0.1:4000';
const { server, warm } = createPreview({
  folder,
  base,
  isMocked: values.mocked ?? false,
  isApp: !values.storybook,
  backend,
  productDomain: process.env.VITE_PRODUCT_DOMAIN,
  captchaHosts: (process.env.CAPTCHA_HOSTS ?? '').split(' ').filter(Boolean),
});

server.once('error', (error) => {
  const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
  fail(isTaken ? `Port ${port} is taken by another program. Stop that one, or choose another with -- --port.` : error.message);
});
if (!values.storybook) await warm();
server.listen(port, '127.0.0.1', () => progress(`${site.folder}/ is on http://localhost:${port}${base} (Ctrl-C stops it)`));
