import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Backend } from '../backend.ts';
import { areSubstantial } from '../db/changeLog.ts';
import type { Snapshot } from '../db/snapshot.ts';
import type { Change } from '../db/table.ts';
import type { FileRow } from '../db/tables.ts';
import type { CookieSessions } from '../http/session.ts';
import { putAside } from './putAside.ts';

interface Saved extends Snapshot {
  readonly sessions?: readonly (readonly [token: string, userId: string])[];
}

/**
 * The uploads among the changes. Their bytes are saved in separate files, because a few dozen of them would make the state's text too long.
 */
const uploadsIn = (changes: readonly Change[]): FileRow[] =>
  changes.flatMap(({ table, row }) => {
    const file = table === 'files' ? (row as FileRow | null) : null;
    return file?.content && 'base64' in file.content ? [file] : [];
  });

/** Storage ids are made by the backend, but a state file may come from anywhere. */
const isSafeName = (name: string) => /^[\w-]+$/.test(name);

const isTokens = (value: unknown): value is NonNullable<Saved['sessions']> =>
  Array.isArray(value) &&
  value.every((pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'));

function bytesOf(file: string): { base64: string } | null {
  try {
    return { base64: readFileSync(file).toString('base64') };
  } catch {
    return null;
  }
}

/** Saves the backend's state and sessions in a file, written at most once a second, and uploads in files beside it. */
export function keepStateFile(path: string, backend: Backend, sessions: CookieSessions) {
  const folder = `${path}.files`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** False when the path is taken by a state that can neither be read nor moved away. */
  let isStored = true;

  const saveUploads = (uploads: readonly FileRow[]) => {
    const storedNames = new Set(uploads.map(({ storageId }) => storageId).filter(isSafeName));
    if (storedNames.size > 0) mkdirSync(folder, { recursive: true });
    const present = new Set(existsSync(folder) ? readdirSync(folder) : []);
    for (const name of present) if (!storedNames.has(name)) rmSync(join(folder, name));
    for (const { storageId, content } of uploads) {
      if (!storedNames.has(storageId) || present.has(storageId) || !content || !('base64' in content)) continue;
      writeFileSync(join(folder, storageId), Buffer.from(content.base64, 'base64'));
    }
  };

  const write = () => {
    const snapshot = backend.snapshot();
    const uploads = new Set(uploadsIn(snapshot.changes));
    mkdirSync(dirname(path), { recursive: true });
    saveUploads([...uploads]);
    const changes = snapshot.changes.map((change) =>
      uploads.has(change.row as FileRow) ? { ...change, row: { ...change.row, content: { base64: '' } } } : change,
    );
    // Written to a second file first, so that a crash can't leave half a state.
    writeFileSync(`${path}.new`, JSON.stringify({ ...snapshot, changes, sessions: [...sessions.tokens] }));
    renameSync(`${path}.new`, path);
  };

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isStored) return;
    try {
      write();
    } catch (error) {
      console.error(`The state could not be saved in ${path}; the server goes on without.`, error);
    }
  };

  /** An upload whose file is missing stays in the state, as a lost file. */
  const withBytes = (change: Change): Change => {
    const [upload] = uploadsIn([change]);
    if (!upload) return change;
    const file = join(folder, upload.storageId);
    const content = isSafeName(upload.storageId) ? bytesOf(file) : null;
    return { ...change, row: { ...upload, content } as FileRow };
  };

  const take = (text: string) => {
    const saved = JSON.parse(text) as Saved;
    const { sessions: tokens = [], changes } = saved;
    // Checked before anything is taken over.
    if (!isTokens(tokens)) throw new Error('This state has unreadable sessions.');
    const state = Array.isArray(changes) ? { ...saved, changes: changes.map(withBytes) } : saved;
    // An unchanged world is created again, so that its dates are current.
    const isUsed = !Array.isArray(changes) || areSubstantial(changes);
    backend.restore(isUsed ? state : { ...state, epoch: backend.clock.iso() });
    for (const [token, userId] of tokens) sessions.tokens.set(token, userId);
  };

  const load = (): string | null => {
    try {
      take(readFileSync(path, 'utf8'));
      return null;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      const why = (error as Error).message;
      try {
        return `The saved state was put aside as ${putAside(path)}: ${why}`;
      } catch (obstacle) {
        isStored = false;
        return `The saved state cannot be used (${why}) nor put aside (${(obstacle as Error).message}). It is left alone, and nothing is saved.`;
      }
    }
  };

  return {
    load,
    save,
    saveSoon() {
      timer ??= setTimeout(save, 1000);
    },
  };
}
