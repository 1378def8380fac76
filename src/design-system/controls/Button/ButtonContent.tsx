import type { ReactNode } from 'react';
import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../private/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonContentProps {
  icon?: OptionalIcon;
  isLoading?: boolean | undefined;
  children: ReactNode;
}

/** Icon and name, or a loader over them. Both keep their space, so that nothing around the button moves. */
export function ButtonContent({ icon, isLoading = false, children }: ButtonContentProps) {
  return (
    <span className={styles.stack}>
      <span className={styles.content({ isHidden: isLoading })}>
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {drawIcon(icon, 'compact')}
          </span>
        )}
        <span className={styles.name}>{children}</span>
      </span>
      {isLoading && (
        <span className={styles.loader}>
          <Spinner />
        </span>
      )}
    </span>
  );
}
