import { join } from 'node:path';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { findEngine } from '../../../scripts/engines/engines.mjs';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** Values of Firefox's `ui.primaryPointerCapabilities`: coarse for a finger; fine and hovering for a mouse. */
const finger = 1;
const mouse = 2 + 4;

/**
 * Options of a project that runs in Firefox: Playwright's own build, or the stock one through the relay; tests work in both.
 * Neither supports `isMobile`; a phone is a narrow window with a coarse pointer.
 */
export function inFirefox({ isPhone }: { isPhone: boolean }): Use {
  const found = findEngine('firefox');
  const pointer = isPhone ? finger : mouse;
  return {
    browserName: 'firefox',
    // BiDi can't emulate these media features; preferences set them instead.
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
        // Keys that the page doesn't handle would open the quick find, which takes the following keys.
        'accessibility.typeaheadfind.manual': false,
        'app.normandy.enabled': false,
        'app.shield.optoutstudies.enabled': false,
      },
    },
  };
}
