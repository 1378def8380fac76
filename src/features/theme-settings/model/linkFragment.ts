import { linkPrefix } from '../constants.ts';

/** What a fragment carries for `readThemeLink`, or nothing. Apart from the reading, because every page looks for it. */
export function payloadOf(hash: string): string | undefined {
  return hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : undefined;
}
