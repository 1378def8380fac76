import { Button, lazyValue, Text, useLazyValue } from '@/design-system';
import * as styles from '../../components/guest/guest.css.ts';
import { strings } from '../../strings.ts';

/** Usually cached, because the phone field has loaded the same module, unless the page was reloaded here. */
const phoneLibrary = lazyValue(() => import('libphonenumber-js/min'));

/** An E.164 number with the usual spaces; without them while the library is loading or after it failed. */
function useFormattedPhone(phone: string): string {
  const library = useLazyValue(phoneLibrary);
  return library?.parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

interface SentToProps {
  /** E.164. */
  phone: string;
  onChange: () => void;
}

/** The number that the code was sent to, and the link back to it. */
export function SentTo({ phone, onChange }: SentToProps) {
  return (
    <div className={styles.sentTo}>
      <Text dir="ltr" isTabular>
        {useFormattedPhone(phone)}
      </Text>
      <Button variant="text" size="small" aria-label={strings.changeNumber} onClick={onChange}>
        {strings.change}
      </Button>
    </div>
  );
}
