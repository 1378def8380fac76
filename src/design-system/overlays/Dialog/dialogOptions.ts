import type { ReactNode, RefObject } from 'react';
import type { ElementProps, Href } from '../../private/native.ts';
import type { DialogPhoneLayout, DialogSize } from './Dialog.css.ts';

/** A mark that leads elsewhere. */
export interface DialogBrand {
  href: Href;
  /** Says where it leads; the mark itself is not read. */
  label: string;
  mark: ReactNode;
}

/** The reasons for which a dialog is asked to close; `back` is the browser's own button. */
export type DismissReason = 'mask' | 'escape' | 'button' | 'back';

/** Props of the box itself, whatever its content. */
export interface DialogSurfaceOptions extends ElementProps<'div', 'title' | 'role'> {
  size?: DialogSize | undefined;
  /** Width in px instead of a size; never more than 95 % of the page's. */
  width?: number | undefined;
  phoneLayout?: DialogPhoneLayout | undefined;
  /** Fills the window, in white on black in every theme: for images. */
  isImmersive?: boolean | undefined;
  /** The element that gets the focus on opening; otherwise the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface DialogHeaderOptions {
  title: string;
  /** A quiet status of the dialog's work, beside the title. */
  note?: ReactNode;
  /** The close button comes before the title, where `header` ends with the dialog's own action. */
  isCloseFirst?: boolean | undefined;
  /** A mark before the title that leads elsewhere, in a new tab, so that the dialog's work is not lost. */
  brand?: DialogBrand | undefined;
  closeLabel?: string | undefined;
}

/** All props of a dialog made in one piece. */
export interface DialogOptions extends DialogSurfaceOptions, DialogHeaderOptions {
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Between the title and the close button. */
  header?: ReactNode;
  /** Between the body and the actions, over the whole width: what helps with the body and must not scroll away with it. */
  dock?: ReactNode;
  /** The actions, the filled one last. Stays in sight while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}
