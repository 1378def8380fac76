import { boolean, number, object, picklist, pipe, record, regex, string } from 'valibot';
import { paintStorageKeys } from '@/design-system/theme/runtime/index.ts';
import { schemes } from '@/design-system/theme/types.ts';
import { stored } from '@/shared/storage';

const color = pipe(string(), regex(/^#[0-9a-f]{6}$/i));
const look = object({ vars: record(string(), string()), bar: string() });

/** Stored only when chosen; absent means Auto. */
export const schemeEntry = stored(paintStorageKeys.scheme, picklist(schemes));
export const colorsEntry = stored('themeColors', object({ primary: color, secondary: color, accent: color }));
export const gradientEntry = stored('themeUseGradient', boolean());
export const colorOpacityEntry = stored('themeColorOpacity', number());
export const cardOpacityEntry = stored('themeCardBgOpacity', number());
export const postOpacityEntry = stored('themePostBgOpacity', number());

/** The solved theme, restored before the first paint. It is derived data: when it is lost, it is solved again. */
export const paintEntry = stored(paintStorageKeys.paint, object({ version: number(), of: string(), light: look, dark: look }));

export const logoEntry = stored(
  'customLogo',
  object({ logoType: picklist(['default', 'custom']), customLogoUrl: string(), customLogoName: string() }),
);
