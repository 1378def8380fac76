import { linkPrefix } from '../constants.ts';
import { strings } from '../strings.ts';
import { type NamedTheme, readThemeFile, type ThemeReading, writeThemeFile } from './themeFile.ts';

/** Encodes UTF-8 text as base64url. */
function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws when the text is not in that alphabet */
function decode(payload: string): string {
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/** A link that carries a theme in its fragment, which is never sent to a server. `base` is the address of the app. */
export function themeLink(named: NamedTheme, base: string): string {
  return `${base}${linkPrefix}${encode(JSON.stringify(JSON.parse(writeThemeFile(named))))}`;
}

/** Reads the payload of a shared link. */
export function readThemeLink(payload: string): ThemeReading {
  try {
    return readThemeFile(decode(payload));
  } catch {
    return { isRead: false, message: strings.fileErrors.link };
  }
}
