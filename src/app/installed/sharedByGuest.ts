import { maxLength, pipe, string } from 'valibot';
import { type Path, pathBelowBase, paths, trustedPath } from '@/shared/lib/paths';
import { stored } from '@/shared/storage';
import { shareParameter } from '../worker/shares.ts';

/** Maximum length of a stored address: a post has at most 5000 characters, each of which takes up to nine in an address. */
const maxAddress = 60_000;

/** What a guest shared from another application, as the address of the composer. Kept for this browser tab, until somebody signs in. */
const sharedEntry = stored('shared', pipe(string(), maxLength(maxAddress)), 'session');

/** Whether the address of the composer brings what another application has shared (the manifest's share target). */
export const isShare = (parameters: URLSearchParams): boolean =>
  ['title', 'text', 'url', shareParameter].some((name) => parameters.get(name));

/** The address with which the page was opened, once it has been read. */
let startAddress: string | undefined;

/**
 * Stores what this page was opened to share. Does so once, because a guest who appears in this page later has shared nothing. The application
 * has redirected the guest to the welcome page before any late code runs, so the address is read from the browser.
 */
export function noteStart(isGuest: boolean): void {
  const address = performance.getEntriesByType('navigation')[0]?.name;
  if (!address || address === startAddress) return;
  startAddress = address;
  const { origin, pathname, search, searchParams } = new URL(address);
  if (isGuest && origin === location.origin && pathBelowBase(pathname) === paths.createPost() && isShare(searchParams))
    sharedEntry.write(paths.createPost() + search);
}

/** The address of the composer with what was shared before somebody signed in, once. */
export function takeShared(): Path | undefined {
  const path = trustedPath(sharedEntry.read());
  sharedEntry.remove();
  return path;
}
