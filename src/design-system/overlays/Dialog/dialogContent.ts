import type { ReactNode, RefObject } from 'react';
import type { DialogPhoneLayout, DialogSize } from './Dialog.css.ts';

/** A mark that leads elsewhere. */
export interface DialogBrand {
  href: string;
  /** Says where it leads; the mark itself is not read. */
  label: string;
  mark: ReactNode;
}

/** What asks a dialog to close. */
export type DismissReason = 'mask' | 'escape' | 'button';

export interface DialogContent {
  title: string;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  size?: DialogSize | undefined;
  /** Width in px instead of a size; never more than 95 % of the page's. */
  width?: number | undefined;
  phoneLayout?: DialogPhoneLayout | undefined;
  /** Between the title and the close button. */
  header?: ReactNode;
  /** A mark before the title that leads elsewhere, in a new tab, so that the dialog's work is not lost. */
  brand?: DialogBrand | undefined;
  /** Between the body and the actions, over the whole width: what helps with the body and must not scroll away with it. */
  dock?: ReactNode;
  /** The actions, the filled one last. Stays in sight while the body scrolls. */
  footer?: ReactNode;
  /** Where the focus goes on opening; otherwise the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  closeLabel?: string | undefined;
  children: ReactNode;
}
