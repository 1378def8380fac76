import type { ComponentType } from 'react';

/** What every captcha gets. A token works once: the form mounts the widget anew for the next. */
export interface CaptchaWidgetProps {
  /** A token when the person has passed; undefined when it has expired meanwhile. */
  onToken: (token: string | undefined) => void;
  /** Beside the widget, for example when the form was sent without a token. */
  errors?: readonly string[] | undefined;
}

/** A service that tells people from programs. Another one is another object of this shape. */
export interface CaptchaProvider {
  readonly name: string;
  readonly Widget: ComponentType<CaptchaWidgetProps>;
}
