import { join } from 'node:path';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { findEngine } from '../../../scripts/engines/engines.mjs';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** What `ui.primaryPointerCapabilities` calls a finger, and a mouse (fine and hovering). */
const finger = 1;
const mouse = 2 + 4;

/**
 * Options of a project that runs in Firefox: Playwright's own build, or the stock one through the relay. Tests never ask which.
 * Neither knows `isMobile`; a phone is a narrow window with a finger for a pointer.
 */
export function inFirefox({ isPhone }: { isPhone: boolean }): Use {
  const found = findEngine('firefox');
  const pointer = isPhone ? finger : mouse;
  return {
    browserName: 'firefox',
    // Over BiDi they cannot be told to the page; preferences say them instead.
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
    ...(found?.isStock ? { channel: 'moz-firefox' } : {}),
    launchOptions: {
      args: [],
      ...(found?.isStock ? { executablePath: join(import.meta.dirname, '../../../scripts/engines/firefox-bidi.mjs') } : {}),
      ...(found?.isStock ? { env: { ...process.env, FIREFOX_BINARY: found.path } } : {}),
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        'ui.primaryPointerCapabilities': pointer,
        'ui.allPointerCapabilities': pointer,
        // A key that means nothing to the page would open the quick find, which takes the keys that follow.
        'accessibility.typeaheadfind.manual': false,
        'app.normandy.enabled': false,
        'app.shield.optoutstudies.enabled': false,
      },
    },
  };
}
