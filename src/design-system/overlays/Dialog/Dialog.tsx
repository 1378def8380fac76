import { DialogBody, DialogDescription, DialogFooter } from './DialogBody.tsx';
import { DialogContent } from './DialogContent.tsx';
import { DialogHeader } from './DialogHeader.tsx';
import { DialogRoot } from './DialogRoot.tsx';
import type { DialogOptions, DismissReason } from './dialogOptions.ts';

export interface DialogProps extends DialogOptions {
  isOpen: boolean;
  /** Asked to close by mask, Escape or close button, and not refused. */
  onClose: () => void;
  /** Return `false` to refuse, for example because something unsaved needs a question first. */
  onDismissRequest?: ((reason: DismissReason) => boolean) | undefined;
}

/**
 * A modal task. The page behind it can't be used or scrolled; on closing, the focus returns to the previous
 * element. For a question about one button use ConfirmPopup, for a few actions Menu. For another arrangement
 * compose it from DialogRoot, DialogTrigger, DialogContent, DialogHeader, DialogBody, DialogFooter and DialogClose.
 */
export function Dialog({
  isOpen,
  onClose,
  onDismissRequest,
  title,
  description,
  note,
  header,
  isCloseFirst,
  brand,
  dock,
  footer,
  closeLabel,
  children,
  ...surface
}: DialogProps) {
  return (
    <DialogRoot isOpen={isOpen} onOpenChange={(next) => !next && onClose()} onDismissRequest={onDismissRequest}>
      {/* Radix warns about a missing description unless it is told that there is none. */}
      <DialogContent {...(description ? {} : { 'aria-describedby': undefined })} {...surface}>
        <DialogHeader {...{ title, note, brand, isCloseFirst, closeLabel }}>{header}</DialogHeader>
        <DialogBody>
          {description && <DialogDescription>{description}</DialogDescription>}
          {children}
        </DialogBody>
        {dock}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </DialogRoot>
  );
}
