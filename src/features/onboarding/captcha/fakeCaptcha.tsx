import { CaptchaErrors } from './CaptchaErrors.tsx';
import type { CaptchaProvider, CaptchaWidgetProps } from './types.ts';

let solved = 0;

function FakeWidget({ onToken, errors }: CaptchaWidgetProps) {
  return (
    <div>
      <label>
        <input type="checkbox" onChange={(event) => onToken(event.target.checked ? `token-${++solved}` : undefined)} /> I am not a robot
      </label>
      <CaptchaErrors errors={errors} />
    </div>
  );
}

/** A captcha for tests and stories: a checkbox that returns another token each time. */
export const fakeCaptcha: CaptchaProvider = { name: 'Fake', Widget: FakeWidget };
