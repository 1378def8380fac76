import type { IconSlot } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../private/Spinner/Spinner.tsx';
import { BaseButton } from '../Button/BaseButton.tsx';
import { icon as iconClass, iconOnly, surface } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';

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
  ...rest
}: IconButtonProps) {
  return (
    <BaseButton {...rest} aria-label={label} look={`${surface({ variant, tone, size })} ${iconOnly({ size, isRound })}`}>
      {rest.isLoading ? (
        <Spinner />
      ) : (
        <span aria-hidden="true" className={iconClass}>
          {drawIcon(icon)}
        </span>
      )}
    </BaseButton>
  );
}
