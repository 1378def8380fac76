export { DefaultLogo } from './components/DefaultLogo.tsx';
export { Logo, type LogoProps } from './components/Logo.tsx';
export { ThemeSettings, type ThemeSettingsProps } from './components/ThemeSettings.tsx';
export { closeThemeSettingsAtom, openThemeSettingsAtom } from './state/opening.ts';
export { startTheme } from './state/painter.ts';
export { type SchemeChoice, schemeAtom, setSchemeAtom } from './state/scheme.ts';
