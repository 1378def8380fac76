import { lazyValue } from '@/design-system/late/lazyValue.ts';
import {
  applyLook,
  builtInPaintKey,
  type Paint,
  paintKey,
  paintVersion,
  systemPreferences,
  systemScheme,
  watchSystem,
} from '@/design-system/theme/runtime/index.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { defaultBars } from '@/design-system/tokens/defaults.css.ts';
import { logError } from '@/shared/lib/log';
import { paintEntry, schemeEntry } from '../storage.ts';
import { readTheme, writeTheme } from './theme.ts';

/** The theme and paint of this page, in memory because the storage may be full or forbidden. */
let theme: ThemeSettings = readTheme();
let paint: Paint | undefined;

const solver = lazyValue(() => import('@/design-system/theme/runtime/solvePaint.ts'));

/** The theme that this page shows. */
export const currentTheme = (): ThemeSettings => theme;

const show = () => {
  const scheme = schemeEntry.read() ?? systemScheme();
  applyLook(scheme, paint?.[scheme], defaultBars);
};

/**
 * Shows the person's theme in the current scheme. Needs no solver while the cached paint matches; otherwise it
 * shows the available paint, loads the solver and shows the solved paint afterwards. A failed load is retried
 * when the connection is back.
 */
export async function repaint(): Promise<void> {
  const key = paintKey(theme, systemPreferences());
  if (key === builtInPaintKey) paint = undefined;
  show();
  if (key === builtInPaintKey || (paint?.of === key && paint.version === paintVersion)) return;
  const code = await solver.load().catch((error: unknown) => logError('theme solver', error));
  if (!code) return;
  // The theme may have changed meanwhile; that change has started its own repaint.
  if (paintKey(theme, systemPreferences()) !== key) return;
  adopt(code.solvePaint(theme, systemPreferences()).paint);
}

function adopt(next: Paint): boolean {
  const isBuiltIn = next.of === builtInPaintKey;
  paint = isBuiltIn ? undefined : next;
  show();
  if (!isBuiltIn) return paintEntry.write(next);
  paintEntry.remove();
  return true;
}

/** Shows an already solved theme in this frame and stores it. Returns false when the browser couldn't store it. */
export function applyTheme(next: ThemeSettings, solved: Paint): boolean {
  theme = next;
  const isStored = writeTheme(next);
  // Written last, because other tabs read the settings when they see the new paint.
  return adopt(solved) && isStored;
}

/** Reads the stored theme: at the start, or after another tab has applied one. */
function loadStored(): void {
  theme = readTheme();
  paint = paintEntry.read();
  void repaint();
}

/** Shows the stored theme and follows the system and other tabs. Returns the function that stops this. */
export function startTheme(): () => void {
  loadStored();
  const repaintNow = () => void repaint();
  addEventListener('online', repaintNow);
  const stops = [
    () => removeEventListener('online', repaintNow),
    watchSystem(repaintNow),
    schemeEntry.subscribe(show),
    paintEntry.subscribe(loadStored),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
