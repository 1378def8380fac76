import type { CountryCode } from 'libphonenumber-js';
import { lazyValue, useLazyValue } from '../../late/lazyValue.ts';

export type { CountryCode };
/** The smallest metadata: it only decides validity, and nothing more is needed. */
export type PhoneLibrary = typeof import('libphonenumber-js/min');

/** About 30 kB compressed, so it is never part of the first load. */
const phoneLibrary = lazyValue<PhoneLibrary>(() => import('libphonenumber-js/min'));

/** The library once it is here, null before. */
export const usePhoneLibrary = () => useLazyValue(phoneLibrary);

/** A number as it is written for people of any country ("+1 201 555 0123"); unchanged until the library is here. */
export const useInternationalPhone = (number: string): string =>
  usePhoneLibrary()?.parsePhoneNumberFromString(number)?.formatInternational() ?? number;
