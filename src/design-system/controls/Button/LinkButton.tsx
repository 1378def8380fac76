import type { ReactNode } from 'react';
import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { Anchor, type AnchorProps } from '../../typography/Link/Anchor.tsx';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';
import { ButtonContent } from './ButtonContent.tsx';

export interface LinkButtonProps extends Omit<AnchorProps, 'className' | 'style' | 'children'>, ButtonLook {
  children: ReactNode;
  icon?: OptionalIcon;
}

/** Leads somewhere and looks like a button. For anything that does something here, use Button. */
export function LinkButton({
  children,
  icon,
  variant = 'filled',
  tone = 'primary',
  size = 'medium',
  isWide = false,
  ...anchor
}: LinkButtonProps) {
  return (
    <Anchor
      {...anchor}
      className={`${styles.surface({ variant, tone, size, isWide })} ${styles.padding({ size, isText: variant === 'text' })}`}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Anchor>
  );
}
