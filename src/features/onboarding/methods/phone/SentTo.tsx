import { Button, Text } from '@/design-system';
import * as styles from '../../components/guest/guest.css.ts';
import { strings } from '../../strings.ts';
import { useFormattedPhone } from './useFormattedPhone.ts';

interface SentToProps {
  /** E.164. */
  phone: string;
  onChange: () => void;
}

/** The number the code went to, and the way back to it. */
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
