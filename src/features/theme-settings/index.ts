export { dialogBrand } from './components/dialogBrand.tsx';
export { DefaultLogo, Logo, type LogoProps } from './components/Logo.tsx';
export { ThemeSettings, type ThemeSettingsProps } from './components/ThemeSettings.tsx';
export { applyPreset } from './state/applyPreset.ts';
export { closeThemeSettingsAtom, openThemeSettingsAtom } from './state/opening.ts';
export { startTheme } from './state/painter.ts';
export { type SchemeChoice, schemeAtom, setSchemeAtom } from './state/scheme.ts';
