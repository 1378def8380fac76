export { Logo, type LogoProps } from './components/Logo.tsx';
export { ThemeSettings, type ThemeSettingsProps } from './components/ThemeSettings.tsx';
export { openThemeSettingsAtom } from './state/opening.ts';
export { startTheme } from './state/painter.ts';
export { schemeAtom, type SchemeChoice, setSchemeAtom } from './state/scheme.ts';
