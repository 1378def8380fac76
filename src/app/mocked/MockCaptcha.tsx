import { type ChangeEvent, useId } from 'react';
import { Text } from '@/design-system';
import { CaptchaErrors, type CaptchaProvider, type CaptchaWidgetProps } from '@/features/onboarding';
import * as styles from './mocked.css.ts';
import { strings } from './strings.ts';

const randomToken = () => `mock-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** A checkbox instead of a captcha service, which mocked builds must not need. */
function MockCaptchaWidget({ onToken, errors }: CaptchaWidgetProps) {
  const errorsId = useId();
  const isInvalid = errors !== undefined && errors.length > 0;
  const answer = (event: ChangeEvent<HTMLInputElement>) => onToken(event.target.checked ? randomToken() : undefined);
  return (
    <div className={styles.captcha}>
      <label className={styles.captchaRow}>
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorsId : undefined}
          onChange={answer}
        />
        <Text weight="medium">{strings.notRobot}</Text>
        <span className={styles.captchaName}>
          <Text size="label" tone="muted">
            {strings.offline}
          </Text>
        </span>
      </label>
      <CaptchaErrors id={errorsId} errors={errors} />
    </div>
  );
}

export const mockCaptcha: CaptchaProvider = { name: 'Mocked check', Widget: MockCaptchaWidget };
