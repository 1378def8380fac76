import { atom } from 'jotai';
import type { Paint } from '@/design-system/theme/runtime/index.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { applyTheme, currentTheme } from './painter.ts';

const previousBaseAtom = atom<ThemeSettings | undefined>(undefined);

/** The theme before the last one that was applied here: what Undo goes back to. */
export const previousThemeAtom = atom((get) => get(previousBaseAtom));

/** Applies a solved theme in this frame. Returns false when the browser did not keep it. */
export const applyThemeAtom = atom(null, (_get, set, theme: ThemeSettings, paint: Paint): boolean => {
  set(previousBaseAtom, currentTheme());
  return applyTheme(theme, paint);
});
