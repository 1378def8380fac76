import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { BaseButton, type BaseButtonProps } from './BaseButton.tsx';
import type { ButtonSize, ButtonTone, ButtonVariant } from './Button.css.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `filled` once per block, `tinted` or `bordered` for repeated actions, `text` for the quietest. */
  variant?: ButtonVariant | undefined;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** Takes all the width there is. */
  isWide?: boolean | undefined;
}

export interface ButtonProps extends BaseButtonProps, ButtonLook {
  /** Before the name; an ornament, so it needs no text of its own. */
  icon?: OptionalIcon;
}

export function Button({ children, icon, variant = 'filled', tone = 'primary', size = 'medium', isWide = false, ...rest }: ButtonProps) {
  const look = `${styles.surface({ variant, tone, size, isWide })} ${styles.padding({ size, isText: variant === 'text' })}`;
  return (
    <BaseButton {...rest} look={look}>
      <ButtonContent icon={icon} isLoading={rest.isLoading === true}>
        {children}
      </ButtonContent>
    </BaseButton>
  );
}
