import { Text } from '@/design-system';
import * as styles from './mocked.css.ts';
import { strings } from './strings.ts';

const samplePhone = '+1 201 555 0123';
const sampleCode = '123456';

/** Tells developers how to sign in: mocked builds send no SMS. */
export function MockNote() {
  return (
    <aside className={styles.note} aria-label={strings.note}>
      <Text as="p" size="small">
        {strings.noteText(samplePhone, sampleCode)}
      </Text>
    </aside>
  );
}
