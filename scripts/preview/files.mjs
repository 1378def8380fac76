// The served files: each is compressed once and then cached in memory.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const compressible = /^(text\/|application\/(json|manifest|xml|wasm)|image\/svg)/;
const encoders = {
  br: (/** @type {Buffer} */ body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: promisify(gzip),
};

/**
 * @typedef {{ type: string, etag: string, body: Buffer, modified: number, encoded: Map<string, Promise<Buffer>> }} ServedFile
 */

/** @param {string} folder absolute path of the folder that is served */
export function createFileStore(folder) {
  /** @type {Map<string, ServedFile>} */
  const files = new Map();

  /**
   * @param {string} path from `routeOf`: begins with a slash and stays inside the folder
   * @returns {Promise<ServedFile | undefined>}
   */
  async function find(path) {
    const facts = await stat(join(folder, path)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const known = files.get(path);
    if (known?.modified === facts.mtimeMs) return known;
    const body = await readFile(join(folder, path));
    const file = {
      type: types[/** @type {keyof typeof types} */ (extname(path).toLowerCase())] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      body,
      modified: facts.mtimeMs,
      encoded: new Map(),
    };
    files.set(path, file);
    return file;
  }

  /**
   * The body in the best encoding that the browser accepts.
   * @param {ServedFile} file
   * @param {string} accepted the header Accept-Encoding
   */
  async function encode(file, accepted) {
    const encoding = compressible.test(file.type)
      ? /** @type {const} */ (['br', 'gzip']).find((name) => accepts(accepted, name))
      : undefined;
    if (!encoding) return { body: file.body, encoding };
    const pending = file.encoded.get(encoding) ?? encoders[encoding](file.body);
    file.encoded.set(encoding, pending);
    return { body: await pending, encoding };
  }

  /** Compresses all files before the first request, because the best compression takes a second for a large file. */
  async function warm() {
    const names = await readdir(folder, { recursive: true });
    for (const name of names) {
      const file = await find(`/${name.replaceAll('\\', '/')}`);
      if (file) await encode(file, 'br');
    }
  }

  return { find, encode, warm };
}

/**
 * Whether the header Accept-Encoding allows an encoding.
 * @param {string} header @param {string} name
 */
export function accepts(header, name) {
  const entry = header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .find(([encoding]) => encoding === name);
  return entry !== undefined && !entry.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
