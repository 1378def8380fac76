import type { ComponentType } from 'react';

/** The props of every captcha. A token works once: the form remounts the widget for the next. */
export interface CaptchaWidgetProps {
  /** Called with a token when the person has passed; with undefined when it has expired. */
  onToken: (token: string | undefined) => void;
  /** Messages beside the widget, for example when the form was sent without a token. */
  errors?: readonly string[] | undefined;
}

/** A captcha service. Another service is another object of this shape. */
export interface CaptchaProvider {
  readonly name: string;
  readonly Widget: ComponentType<CaptchaWidgetProps>;
}
