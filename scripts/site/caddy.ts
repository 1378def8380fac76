// The configuration for Caddy, which also fetches certificates when its address is a name.
import { answerHeaders, backendPaths, cachedForever, fileEndings, largestRequest, pageHeaders, type Site } from './rules.ts';

/** A `Caddyfile`. */
export function caddyfile(site: Site): string {
  const { base, backend, address, root, domain } = site;
  const isName = !/^\d+$/.test(address);
  const set = (headers: [string, string][], sign = '') => headers.map(([name, value]) => `${sign}${name} "${value}"`);
  const files = (caching: string) => [`header cache-control "${caching}"`, block('file_server', 'precompressed br gzip')];
  const page = [`rewrite * ${base}index.html`, ...files('no-cache')];
  return `${[
    '# Written by `npm run build:site`. The policy below names the hashes of this build, so each release brings its own file.',
    block(
      isName ? address : `:${address}`,
      `root * ${root}`,
      block('request_body', `max_size ${largestRequest}`),
      `@backend path ${backendPaths.flatMap((path) => [path, `${path}/*`]).join(' ')}`,
      block(
        'handle @backend',
        "# The backend's own headers take precedence.",
        ...set(answerHeaders(), 'header ?'),
        block('encode', 'gzip', 'match header Content-Type application/json*'),
        `reverse_proxy ${backend}`,
      ),
      block(
        'handle',
        block('header', ...set(pageHeaders(site)), '-server'),
        block('@hidden', 'path_regexp /\\.', 'not path /.well-known/*'),
        'respond @hidden 404',
        ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base} 308`]),
        "# Only files that are there: an old release's file that is gone must not be cached as missing.",
        block('@assets', `path ${base}assets/*`, 'file'),
        block('handle @assets', ...files(cachedForever)),
        block('@file', `path_regexp (?i)\\.(${fileEndings})$`),
        block('handle @file', ...files('no-cache')),
        `@home path ${base}`,
        block('handle @home', ...page),
        '# Only a person who opens a page gets it; a script that asks for an unknown path gets 404.',
        `@opened expression \`path('${base}*') && (header({'Sec-Fetch-Mode': 'navigate'}) || (!header({'Sec-Fetch-Mode': '*'}) && header({'Accept': '*text/html*'})))\``,
        block('handle @opened', ...page),
        block('handle', 'respond "Not found" 404'),
      ),
    ),
    ...(domain
      ? ['', '# The backend under its own name, which sends its own CORS headers.', block(`*.${domain}`, `reverse_proxy ${backend}`)]
      : []),
  ].join('\n')}\n`;
}

function block(head: string, ...lines: string[]): string {
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...indented, '}'].join('\n');
}
