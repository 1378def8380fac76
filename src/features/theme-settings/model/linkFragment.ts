import { linkPrefix } from '../constants.ts';

/** The payload of a fragment for `readThemeLink`, or undefined. Separate from the reading, because every page checks for it. */
export function payloadOf(hash: string): string | undefined {
  return hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : undefined;
}
