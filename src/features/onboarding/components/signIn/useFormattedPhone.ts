import { useEffect, useState } from 'react';

type Formatter = (phone: string) => string;

/** An E.164 number with the spaces people expect in it; without them while the library is loading or where it fails. */
export function useFormattedPhone(phone: string): string {
  const [format, setFormat] = useState<Formatter>();
  useEffect(() => {
    let isGone = false;
    // The phone field has fetched the same module before, unless the page was reloaded here.
    import('libphonenumber-js/min').then(
      ({ parsePhoneNumberFromString }) => {
        if (!isGone) setFormat(() => (text: string) => parsePhoneNumberFromString(text)?.formatInternational() ?? text);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return format?.(phone) ?? phone;
}
