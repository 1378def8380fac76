import type { CountryCode } from 'libphonenumber-js';
import { createLazyValue } from './lazyValue.ts';

export type { CountryCode };
/** The smallest metadata: it decides validity, which is all that is asked. */
export type PhoneLibrary = typeof import('libphonenumber-js/min');

/** About 30 kB compressed, so it never comes with the page. */
export const usePhoneLibrary = createLazyValue<PhoneLibrary>(() => import('libphonenumber-js/min'));
