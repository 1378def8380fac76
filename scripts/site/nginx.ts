// The configuration for nginx, without modules that Debian's nginx-light doesn't have.
import { answerHeaders, backendPaths, cachedForever, fileEndings, largestRequest, pageHeaders, type Site } from './rules.ts';

/** A file for `/etc/nginx/conf.d`. */
export function nginxConfig(site: Site): string {
  const { base, backend, address, root, domain } = site;
  const page = `${base}index.html`;
  const lines = [
    '# Written by `npm run build:site`. The policy below names the hashes of this build, so each release brings its own file.',
    '',
    '# Only a person who opens a page gets it; a script that asks for an unknown path gets 404.',
    block('map "$http_sec_fetch_mode|$http_accept" $opens_page', 'default 0;', '~^navigate\\| 1;', '"~^\\|.*text/html" 1;'),
    block('map $uri $caching', 'default no-cache;', `~^${base}assets/ "${cachedForever}";`),
    block('map $http_upgrade $connection_for_backend', 'default upgrade;', '"" "";'),
    ...answerHeaders().map(([name, value]) =>
      block(`map $upstream_http_${variable(name)} $missing_${variable(name)}`, `"" "${value}";`, 'default "";'),
    ),
    '',
    block(
      'server',
      ...(isPort(address) ? [`listen ${address} default_server;`] : ['listen 80;', `server_name ${address};`]),
      `root ${root};`,
      'server_tokens off;',
      'absolute_redirect off;',
      `client_max_body_size ${largestRequest};`,
      'gzip on;',
      'gzip_vary on;',
      'gzip_types application/json image/svg+xml;',
      '# The files are compressed already. With the module brotli_static, add: brotli_static on;',
      'gzip_static on;',
      ...pageHeaders(site).map(([name, value]) => `add_header ${name} "${value}" always;`),
      '# Not for answers that failed: the absence of a file must not be kept.',
      'add_header cache-control $caching;',
      '',
      block(
        `location ~ ^(${backendPaths.map((path) => path.replace('.', '\\.')).join('|')})(/|$)`,
        ...answerHeaders().map(([name]) => `add_header ${name} $missing_${variable(name)} always;`),
        ...proxyLines(backend),
      ),
      '# Hidden files.',
      block('location ~ /\\.(?!well-known/)', 'return 404;'),
      block(`location ^~ ${base}assets/`, 'try_files $uri =404;'),
      block(`location ~* \\.(${fileEndings})$`, 'try_files $uri =404;'),
      block(`location = ${base}`, `try_files ${page} =404;`),
      ...(base === '/' ? [] : [block(`location = ${base.slice(0, -1)}`, `return 308 ${base}$is_args$args;`)]),
      block(`location ${base}`, 'if ($opens_page = 0) {', '    return 404;', '}', `try_files ${page} =404;`),
    ),
    ...(domain ? ['', '# The backend under its own name.', backendServer(domain, backend)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The server for `app-be.example.com`, whose backend sends its own CORS headers. */
function backendServer(domain: string, backend: string): string {
  return block(
    'server',
    'listen 80;',
    `server_name ~^[^.]+-be\\.${domain.replaceAll('.', '\\.')}$;`,
    'server_tokens off;',
    `client_max_body_size ${largestRequest};`,
    block('location /', ...proxyLines(backend)),
  );
}

const proxyLines = (backend: string) => [
  `proxy_pass ${backend};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $connection_for_backend;',
  '# Live updates are one long answer, so nothing is held back.',
  'proxy_buffering off;',
  'proxy_read_timeout 1h;',
];

const isPort = (address: string) => /^\d+$/.test(address);

/** nginx's name of a header in variables. */
const variable = (name: string) => name.replaceAll('-', '_');

function block(head: string, ...lines: string[]): string {
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => (line ? `    ${line}` : ''));
  return [`${head} {`, ...indented, '}'].join('\n');
}
