import { drawIcon, type IconSlot } from '../../display/Icon/index.ts';
import { activation } from '../../private/press/index.ts';
import { Spinner } from '../../private/Spinner/index.ts';
import { icon as iconClass, surface } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { LoadingStatus } from '../Button/LoadingStatus.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'aria-label'> {
  /** The accessible name; there is no other text. */
  label: string;
  icon: IconSlot;
  isRound?: boolean | undefined;
}

/** A button that is only an icon. The hit area is 44 px on coarse pointers whatever the size. */
export function IconButton({
  label,
  icon,
  variant = 'text',
  tone = 'neutral',
  size = 'medium',
  isRound = false,
  type = 'button',
  isDisabled = false,
  isLoading,
  loadingLabel,
  isPressed,
  ...native
}: IconButtonProps) {
  return (
    <>
      <button
        {...activation(native, isDisabled || isLoading === true)}
        type={type}
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-pressed={isPressed}
        className={`${surface({ variant, tone, size })} ${styles.shape({ size, isRound })}`}
      >
        {isLoading ? (
          <Spinner />
        ) : (
          <span aria-hidden="true" className={iconClass}>
            {drawIcon(icon)}
          </span>
        )}
      </button>
      {isLoading !== undefined && <LoadingStatus isLoading={isLoading} label={loadingLabel} />}
    </>
  );
}
