import { addons } from 'storybook/preview-api';
import { fromGlobal, toGlobal } from './customTheme.ts';

/** The messages between the toolbar and the preview; the toolbar is another page, without the product's code. */
const themeEvents = {
  write: 'sez/theme/write',
  written: 'sez/theme/written',
  read: 'sez/theme/read',
  reading: 'sez/theme/reading',
} as const;

export interface Reading {
  /** The theme in the toolbar's format; missing if the text was no theme. */
  theme?: string;
  /** The error message for the person who pasted it. */
  message: string;
}

/** Writes and reads themes for the toolbar with the product's own code, which is loaded on demand. */
export function serveThemes(): void {
  const channel = addons.getChannel();
  const write = async (text: string, form: 'link' | 'json') => {
    const theme = fromGlobal(text);
    if (!theme) return;
    const [{ nameOfTheme }, { writeThemeFile }, { themeLink }] = await Promise.all([
      import('@/features/theme-settings/model/sameTheme.ts'),
      import('@/features/theme-settings/model/themeFile.ts'),
      import('@/features/theme-settings/model/themeLink.ts'),
    ]);
    const named = { name: nameOfTheme(theme), theme };
    channel.emit(themeEvents.written, form === 'link' ? themeLink(named, '') : writeThemeFile(named));
  };
  const read = async (text: string) => {
    const [{ linkPrefix }, { readThemeFile }, { readThemeLink }] = await Promise.all([
      import('@/features/theme-settings/constants.ts'),
      import('@/features/theme-settings/model/themeFile.ts'),
      import('@/features/theme-settings/model/themeLink.ts'),
    ]);
    const at = text.indexOf(linkPrefix);
    const reading = at < 0 ? readThemeFile(text) : readThemeLink(text.trim().slice(at + linkPrefix.length));
    const answer: Reading = reading.isRead
      ? { theme: toGlobal(reading.named.theme), message: `${reading.named.name} is shown.` }
      : { message: reading.message };
    channel.emit(themeEvents.reading, answer);
  };
  channel.on(themeEvents.write, (text: string, form: 'link' | 'json') => void write(text, form));
  channel.on(themeEvents.read, (text: string) => void read(text));
}
