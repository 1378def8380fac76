import * as Radix from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { isComposing } from '../../private/isComposing.ts';
import { Layer, useLayer } from '../../private/stacking/Stacking.tsx';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Dialog.css.ts';
import { useDismiss } from './DialogRoot.tsx';
import type { DialogSurfaceOptions } from './dialogOptions.ts';
import { scrollByKey } from './scrollByKey.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

export interface DialogContentProps extends DialogSurfaceOptions {
  /** A `DialogHeader` or `DialogTitle`, a `DialogBody`, a `DialogFooter`. */
  children: ReactNode;
}

/** The dialog on its mask, at the end of the page: above everything it was opened from, and below whatever opens inside. */
export function DialogContent(props: DialogContentProps) {
  const maskLayer = useLayer('overlay');
  // On a server nothing is open yet, and there is no page to put it at the end of.
  if (typeof document === 'undefined') return null;
  // Not Radix.Portal: it would end the closing animation of everything that is not its direct child.
  return createPortal(
    <Layer zIndex={maskLayer}>
      <Radix.Overlay className={styles.mask} style={{ zIndex: maskLayer }} />
      <Surface {...props} />
    </Layer>,
    document.body,
  );
}

function Surface({ size = 'md', width, phoneLayout = 'screen', initialFocus, onKeyDown, children, ...native }: DialogContentProps) {
  const dismiss = useDismiss();
  const zIndex = useLayer('modal');
  const focus = useFocusReturn();
  const keyboard = useKeyboardHeight();
  return (
    <Radix.Content
      {...native}
      className={styles.surface({ size: width === undefined ? size : 'own', phoneLayout })}
      style={{
        zIndex,
        ...inlineVars({ [styles.keyboard]: `${keyboard}px`, [styles.ownWidth]: width === undefined ? undefined : `${width}px` }),
      }}
      aria-modal="true"
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        scrollByKey(event);
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focus.remember();
        (initialFocus?.current ?? (event.currentTarget as HTMLElement)).focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focus.giveBack();
      }}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        // This Escape ends a half-typed word of an input method, not the dialog.
        if (!isComposing(event)) dismiss('escape');
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (event.detail.originalEvent.button === 0) dismiss('mask');
      }}
    >
      <Layer zIndex={zIndex}>{children}</Layer>
    </Radix.Content>
  );
}
