import { maxThemeFileBytes } from '../constants.ts';
import { strings } from '../strings.ts';
import { readThemeFile, type ThemeReading } from './themeFile.ts';

/** Reads the theme in a file that the person chose. */
export async function readChosenFile(file: File): Promise<ThemeReading> {
  if (file.size > maxThemeFileBytes) return { isRead: false, message: strings.fileErrors.notTheme };
  try {
    return readThemeFile(await file.text());
  } catch {
    return { isRead: false, message: strings.fileErrors.unreadable };
  }
}
