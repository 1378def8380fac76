import {
  boolean,
  getDotPath,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import { type ThemeSettings, themeRanges } from '@/design-system/theme/types.ts';
import { maxThemeFileBytes, themeFileVersion } from '../constants.ts';
import { strings } from '../strings.ts';

/** A theme with the name under which it is shared. */
export interface NamedTheme {
  name: string;
  theme: ThemeSettings;
}

/** The result of reading a file or link: a theme, or the message of the failure. */
export type ThemeReading = { isRead: true; named: NamedTheme } | { isRead: false; message: string };

const color = pipe(string(), regex(/^#[0-9a-f]{6}$/i));
const within = ({ min, max }: { min: number; max: number }) => pipe(number(), integer(), minValue(min), maxValue(max));

const fileSchema = object({
  v: literal(themeFileVersion),
  name: optional(pipe(string(), maxLength(80)), () => strings.themeName),
  primary: color,
  secondary: color,
  accent: color,
  useGradient: boolean(),
  colorOpacity: within(themeRanges.colorOpacity),
  cardBgOpacity: within(themeRanges.cardBgOpacity),
  postBgOpacity: within(themeRanges.postBgOpacity),
});

const versionSchema = object({ v: number() });
const refuse = (message: string): ThemeReading => ({ isRead: false, message });

/** The JSON of a theme file: `{ "v": 1, "name": …, "primary": …, … }`. */
export function writeThemeFile({ name, theme }: NamedTheme): string {
  return JSON.stringify({ v: themeFileVersion, name, ...theme }, null, 2);
}

/** Reads a theme file; an invalid value makes the whole file invalid. */
export function readThemeFile(text: string): ThemeReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(strings.fileErrors.notTheme);
  }
  const version = safeParse(versionSchema, value);
  if (!version.success) return refuse(strings.fileErrors.notTheme);
  if (version.output.v > themeFileVersion) return refuse(strings.fileErrors.newer);
  const result = safeParse(fileSchema, value);
  if (!result.success) return refuse(strings.fileErrors.field(getDotPath(result.issues[0]) ?? 'v'));
  const { v: _version, name, ...theme } = result.output;
  return { isRead: true, named: { name, theme } };
}

/** Reads the theme in a file that the person chose. */
export async function readChosenFile(file: File): Promise<ThemeReading> {
  if (file.size > maxThemeFileBytes) return { isRead: false, message: strings.fileErrors.notTheme };
  try {
    return readThemeFile(await file.text());
  } catch {
    return { isRead: false, message: strings.fileErrors.unreadable };
  }
}
