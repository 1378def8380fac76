import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import type { ElementProps } from '../../private/native.ts';
import { Anchor } from '../../typography/Link/Anchor.tsx';
import * as styles from './Dialog.css.ts';
import { useDismiss } from './DialogRoot.tsx';
import type { DialogHeaderOptions } from './dialogOptions.ts';

export interface DialogHeaderProps extends DialogHeaderOptions, ElementProps<'header', 'title'> {
  /** Between the title and the close button. */
  children?: ReactNode;
}

/** The title with the close button, and optional content beside it. */
export function DialogHeader({ title, note, brand, isCloseFirst = false, closeLabel, children, ...native }: DialogHeaderProps) {
  const labels = useLaterLabels();
  const dismiss = useDismiss();
  const close = <IconButton label={closeLabel ?? labels.close} icon={X} onClick={() => dismiss('button')} />;
  return (
    <header {...native} className={isCloseFirst ? `${styles.header} ${styles.headerClosedFirst}` : styles.header}>
      {isCloseFirst && close}
      {brand && (
        <Anchor href={brand.href} isNewTab aria-label={brand.label} className={styles.brand}>
          {brand.mark}
        </Anchor>
      )}
      <DialogTitle>{title}</DialogTitle>
      <span className={styles.note}>{note}</span>
      {children}
      {!isCloseFirst && close}
    </header>
  );
}

export interface DialogTitleProps extends ElementProps<'h2'> {
  children: ReactNode;
}

/** Names the dialog. Part of `DialogHeader`; alone in a dialog whose head is its own. */
export const DialogTitle = (props: DialogTitleProps) => <Radix.Title {...props} className={styles.title} />;
