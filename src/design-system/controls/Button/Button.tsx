import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { OptionalIcon } from '../../display/Icon/index.ts';
import { activation } from '../../private/press/index.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from './Button.css.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `filled` once per block, `tinted` or `bordered` for repeated actions, `text` for the quietest. */
  variant?: ButtonVariant | undefined;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** Takes all the width there is. */
  isWide?: boolean | undefined;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-disabled' | 'aria-busy' | 'aria-pressed'
>;

export interface ButtonProps extends NativeProps, ButtonLook {
  /** The name of the action: a verb, said the same everywhere. */
  children: ReactNode;
  /** Before the name; an ornament, so it needs no text of its own. */
  icon?: OptionalIcon;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Cannot be pressed but can still be focused, so that it can be found and its reason read. */
  isDisabled?: boolean | undefined;
  /** Shows a loader in the name's place without changing the width, and says so. Cannot be pressed meanwhile. */
  isLoading?: boolean | undefined;
  /** What is said while loading. */
  loadingLabel?: string | undefined;
  /** Makes it a toggle: whether it is on. Leave the name unchanged, or change the name and leave this out. */
  isPressed?: boolean | undefined;
}

export function Button({
  children,
  icon,
  variant = 'filled',
  tone = 'primary',
  size = 'medium',
  isWide = false,
  type = 'button',
  isDisabled = false,
  isLoading,
  loadingLabel,
  isPressed,
  ...native
}: ButtonProps) {
  return (
    <>
      <button
        {...activation(native, isDisabled || isLoading === true)}
        type={type}
        aria-busy={isLoading || undefined}
        aria-pressed={isPressed}
        className={`${styles.surface({ variant, tone, size, isWide })} ${styles.padding({ size, isText: variant === 'text' })}`}
      >
        <ButtonContent icon={icon} isLoading={isLoading === true}>
          {children}
        </ButtonContent>
      </button>
      {isLoading !== undefined && <LoadingStatus isLoading={isLoading} label={loadingLabel} />}
    </>
  );
}
