import type { CountryCode } from 'libphonenumber-js';
import { lazyValue, useLazyValue } from '../../late/index.ts';

export type { CountryCode };
/** The smallest metadata: it decides validity, which is all that is asked. */
export type PhoneLibrary = typeof import('libphonenumber-js/min');

/** About 30 kB compressed, so it never comes with the page. */
const phoneLibrary = lazyValue<PhoneLibrary>(() => import('libphonenumber-js/min'));

/** The library once it is here, null before. */
export const usePhoneLibrary = () => useLazyValue(phoneLibrary);
