import { lazyValue, useLazyValue } from '@/design-system';

/** The phone field has fetched the same module before, unless the page was reloaded here. */
const phoneLibrary = lazyValue(() => import('libphonenumber-js/min'));

/** An E.164 number with the spaces people expect in it; without them while the library is loading or where it fails. */
export function useFormattedPhone(phone: string): string {
  const library = useLazyValue(phoneLibrary);
  return library?.parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
