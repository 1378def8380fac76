import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels.ts';
import { join } from '../../layout/element.ts';
import type { ElementProps, Href } from '../../private/native.ts';
import { Anchor } from '../../typography/Link/Anchor.tsx';
import type { Size, Tone, Variant } from '../../vocabulary.ts';
import type { OptionalIcon } from '../Icon/glyph.ts';
import { drawIcon, Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export const chipTones = ['neutral', 'primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type ChipTone = (typeof chipTones)[number];

/** The heavier, the more it says: `text` alone, an outline, a quiet tint, a solid fill. */
export const chipVariants = ['text', 'bordered', 'tinted', 'filled'] as const satisfies readonly Variant[];
export type ChipVariant = (typeof chipVariants)[number];

export const chipSizes = ['small', 'medium'] as const satisfies readonly Size[];
export type ChipSize = (typeof chipSizes)[number];

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
