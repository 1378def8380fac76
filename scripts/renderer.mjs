// The browser that draws the pictures of tests/visual: a Chromium inside a package of the lock file, so that every machine on which it runs
// draws the same. It has a font of its own, because text in a script that Inter lacks would otherwise depend on the machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './setup.mjs';

const packageFolder = `${root}/node_modules/@sparticuz/chromium`;
/** DejaVu, which has Arabic and Hebrew. */
const fontFolder = `${root}/node_modules/dejavu-fonts-ttf/ttf`;

/** Where the package's browser runs. Elsewhere pictures can't be compared. */
const isSupported = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browser if that hasn't been done for this version (3 seconds).
 * @param {{ from?: string, cache?: string, supported?: boolean }} [options] for tests
 * @returns {{ path: string, env: Record<string, string> } | undefined} undefined where it doesn't run
 */
export function findRenderer({ from = packageFolder, cache = `${root}/.cache/renderer`, supported = isSupported } = {}) {
  if (!supported || !existsSync(`${from}/package.json`)) return undefined;
  const { version } = JSON.parse(readFileSync(`${from}/package.json`, 'utf8'));
  const folder = join(cache, version);
  if (!existsSync(folder)) unpack(from, folder);
  const fonts = join(folder, 'fonts.conf');
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fontFolder}</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>
`;
  // The project may have been moved since, and the file names its folder.
  if (!existsSync(fonts) || readFileSync(fonts, 'utf8') !== settings) writeFileSync(fonts, settings);
  return { path: join(folder, 'chromium'), env: { FONTCONFIG_FILE: fonts, LD_LIBRARY_PATH: join(folder, 'lib') } };
}

/** The folder appears under its name only when it is complete, because a run may be stopped. @param {string} from @param {string} folder */
function unpack(from, folder) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const read = (/** @type {string} */ name) => brotliDecompressSync(readFileSync(`${from}/bin/${name}.br`));
  writeFileSync(join(unfinished, 'chromium'), read('chromium'), { mode: 0o755 });
  execFileSync('tar', ['-x', '-C', unfinished], { input: read('al2023.tar') });
  mkdirSync(dirname(folder), { recursive: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
