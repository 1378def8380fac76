import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Backend } from '../backend.ts';
import type { CookieSessions } from '../http/session.ts';

/** Keeps the backend's state and sessions in a file, written at most once a second. */
export function keepStateFile(path: string, backend: Backend, sessions: CookieSessions) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    // Through a second file, so that a crash in the middle cannot leave half a state.
    writeFileSync(`${path}.new`, JSON.stringify({ ...backend.snapshot(), sessions: [...sessions.tokens] }));
    renameSync(`${path}.new`, path);
  };
  const load = (): string | null => {
    try {
      const saved = JSON.parse(readFileSync(path, 'utf8')) as { sessions?: [string, string][] };
      backend.restore(saved);
      for (const [token, userId] of saved.sessions ?? []) sessions.tokens.set(token, userId);
      return null;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      return isMissing ? null : `The saved state was dropped: ${(error as Error).message}`;
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
