/** The part of the theme that every page loads: it shows a solved theme and watches the system. It cannot solve one. */
export { applyLook, type Look, type Paint, paintStorageKeys, paintVersion } from './paint.ts';
export { builtInPaintKey, paintKey } from './paintKey.ts';
export { systemPreferences, systemScheme, watchSystem } from './system.ts';
