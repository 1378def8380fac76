// npm run build:site: makes from dist/ what a server needs, in dist-site/ (`--from` and `--out` name other folders) (docs/deploying.md):
//   www/ with every file also compressed · nginx.conf · Caddyfile · Dockerfile · www/_headers and www/_redirects
//   -- --backend http://127.0.0.1:4000 --address 8080 --root /srv/www --url https://app.example.com --contact mailto:security@example.com
// BASE_URL, VITE_PRODUCT_DOMAIN and CAPTCHA_HOSTS have the values of the build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { baseFrom } from './preview/routes.mjs';
import { fail, progress, root } from './setup.mjs';
import { caddyfile } from './site/caddy.ts';
import { nginxConfig } from './site/nginx.ts';
import { pageFor, robotsFor, securityContact } from './site/pages.ts';
import { headersFile, redirectsFile } from './site/staticHosts.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string', default: 'http://127.0.0.1:4000' },
    address: { type: 'string', default: '8080' },
    root: { type: 'string', default: '/srv/www' },
    url: { type: 'string' },
    contact: { type: 'string' },
    from: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'dist-site' },
  },
});
const built = resolve(root, values.from);
if (!existsSync(join(built, 'index.html'))) fail(`There is no live build in ${values.from}/ yet. Run npm run build first.`);
if (values.url && !/^https?:\/\/[^/]+$/.test(values.url)) fail('--url takes an origin such as https://app.example.com, without a path.');
if (values.contact && !/^(mailto:|https:\/\/)/.test(values.contact)) fail('--contact takes mailto:… or https://….');

const base = baseFrom(process.env['BASE_URL']);
const out = resolve(root, values.out);
const www = join(out, 'www');
const folder = join(www, base);
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(built, folder, { recursive: true });
const html = pageFor(readFileSync(join(built, 'index.html'), 'utf8'), values.url && values.url + base);
writeFileSync(join(folder, 'index.html'), html);
writeFileSync(join(www, 'robots.txt'), robotsFor(base));
if (values.contact) {
  mkdirSync(join(www, '.well-known'));
  writeFileSync(join(www, '.well-known', 'security.txt'), securityContact(values.contact, new Date(), values.url));
}
compress(www);

const site = {
  html,
  base,
  backend: values.backend,
  address: values.address,
  root: values.root,
  domain: process.env['VITE_PRODUCT_DOMAIN'] || undefined,
  captchaHosts: (process.env['CAPTCHA_HOSTS'] ?? '').split(' ').filter(Boolean),
};
writeFileSync(join(out, 'nginx.conf'), nginxConfig(site));
writeFileSync(join(out, 'Caddyfile'), caddyfile(site));
writeFileSync(join(www, '_headers'), headersFile(site));
writeFileSync(join(www, '_redirects'), redirectsFile(site));
cpSync(join(root, 'deploy', 'Dockerfile'), join(out, 'Dockerfile'));
progress(`${values.out}/ is ready. Check the site once it runs: npm run check:site -- http://localhost:${values.address}`);

/** Writes a `.br` and a `.gz` beside each file of text. */
function compress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true })) {
    const path = join(directory, String(name));
    if (!statSync(path).isFile() || !/\.(html|js|css|svg|json|txt|webmanifest)$/.test(path)) continue;
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
