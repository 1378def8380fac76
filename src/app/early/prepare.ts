import { readEarly } from '@/api/early.ts';
import { currentBackendOrigin } from '@/api/host.ts';
import { earlyReads } from './earlyReads.ts';

/**
 * Runs in the head of the page: begins the first reads, and marks the page for its shell where a list of posts comes next. `asks` is
 * false where nobody answers yet (mocked builds).
 */
export function prepare({ base, asks }: { base: string; asks: boolean }): void {
  try {
    const { pathname } = location;
    const read = (key: string) => localStorage.getItem(key);
    const reads = earlyReads({ read, pathname, base });
    if (reads.length === 0) return;
    const { dataset } = document.documentElement;
    if (pathname === base) dataset['expects'] = 'posts';
    if (read('customLogo') !== null) dataset['logo'] = 'own';
    if (asks) for (const path of reads) readEarly(currentBackendOrigin() + path);
  } catch {
    // Forbidden storage: the application finds out by itself who is there.
  }
}
