import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels.ts';
import { join } from '../../layout/element.ts';
import type { Href } from '../../private/address.ts';
import type { ElementProps } from '../../private/native.ts';
import { Anchor } from '../../typography/Link/Anchor.tsx';
import { drawIcon } from '../Icon/drawIcon.tsx';
import type { OptionalIcon } from '../Icon/glyph.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';
import type { ChipSize, ChipTone, ChipVariant } from './variants.ts';

export interface ChipProps extends ElementProps<'span'> {
  children: ReactNode;
  /** Before the text: an icon or a small avatar. */
  icon?: OptionalIcon;
  tone?: ChipTone | undefined;
  variant?: ChipVariant | undefined;
  size?: ChipSize | undefined;
  /** Makes the whole chip a link. */
  href?: Href | undefined;
  /** Adds a button that removes it. */
  onRemove?: (() => void) | undefined;
  /** Name of that button: say what is removed. */
  removeLabel?: string | undefined;
}

/** A short fact about its neighbour, or one of several selected things. For an action use a `Button`. */
export function Chip({
  children,
  icon,
  tone = 'neutral',
  variant = 'bordered',
  size = 'small',
  href,
  onRemove,
  removeLabel,
  ...native
}: ChipProps) {
  const labels = useLabels();
  return (
    <span {...native} className={join(styles.chip({ tone, variant, size }), href !== undefined && styles.linked)}>
      {icon && drawIcon(icon, 'small')}
      {href === undefined ? (
        <span className={styles.text}>{children}</span>
      ) : (
        <Anchor href={href} className={styles.link}>
          {children}
        </Anchor>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel ?? labels.remove} onClick={onRemove}>
          <Icon glyph={X} size="tiny" />
        </button>
      )}
    </span>
  );
}
