import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/native.ts';
import * as styles from './Dialog.css.ts';

export interface DialogPartProps extends ElementProps<'div'> {
  children: ReactNode;
}

/** The part that scrolls if the content is too high. */
export const DialogBody = (props: DialogPartProps) => <div {...props} data-dialog-body="" className={styles.body} />;

/** The actions, the filled one last. Stays in sight while the body scrolls. */
export const DialogFooter = (props: DialogPartProps) => <div {...props} className={styles.footer} />;

export interface DialogDescriptionProps extends ElementProps<'p'> {
  children: ReactNode;
}

/** One sentence that is read with the title. */
export const DialogDescription = (props: DialogDescriptionProps) => <Radix.Description {...props} className={styles.description} />;
