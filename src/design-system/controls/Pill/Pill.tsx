import type { ReactNode } from 'react';
import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import type { ElementProps } from '../../private/native.ts';
import { type PillVariant, pill } from './Pill.css.ts';

export interface PillProps extends ElementProps<'button', 'type'> {
  children: ReactNode;
  icon?: OptionalIcon;
  variant?: PillVariant | undefined;
  /** Floats over the content, with a shadow. */
  isFloating?: boolean | undefined;
}

/** A short piece of news or a state with something behind it: pressed, it shows that. An ordinary action is a Button. */
export function Pill({ children, icon, variant = 'filled', isFloating = false, ...native }: PillProps) {
  return (
    <button {...native} type="button" className={pill({ variant, isFloating })}>
      {icon && drawIcon(icon, 'small')}
      {children}
    </button>
  );
}
