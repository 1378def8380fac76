import * as Radix from '@radix-ui/react-dialog';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { labels } from '../../labels.ts';
import { useFocusReturn } from '../../private/focus/index.ts';
import { Layer, useLayer } from '../../private/stacking/index.ts';
import * as styles from './Dialog.css.ts';
import { DialogHeader } from './DialogHeader.tsx';
import type { DialogContent, DismissReason } from './dialogContent.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

interface DialogSurfaceProps extends DialogContent {
  onDismiss: (reason: DismissReason) => void;
}

/** The dialog on its mask: above it, and whatever opens inside lies above both. */
export function DialogSurface({
  onDismiss, title, description, size = 'md', width, phoneLayout = 'screen', header, brand, dock, footer, initialFocus,
  closeLabel = labels.close, children,
}: DialogSurfaceProps) {
  const zIndex = useLayer('modal');
  const focus = useFocusReturn();
  const keyboard = useKeyboardHeight();
  return (
    <Radix.Content
      className={styles.surface({ size: width === undefined ? size : 'own', phoneLayout })}
      style={{ zIndex, ...assignInlineVars({ [styles.keyboard]: `${keyboard}px`, [styles.ownWidth]: width === undefined ? undefined : `${width}px` }) }}
      aria-modal="true"
      // Radix warns about a missing description unless it is told that there is none.
      {...(description ? {} : { 'aria-describedby': undefined })}
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
        if (!event.isComposing) onDismiss('escape');
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (event.detail.originalEvent.button === 0) onDismiss('mask');
      }}
    >
      <Layer zIndex={zIndex}>
        <DialogHeader title={title} brand={brand} closeLabel={closeLabel} onClose={() => onDismiss('button')}>
          {header}
        </DialogHeader>
        <div className={styles.body}>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children}
        </div>
        {dock}
        {footer && <div className={styles.footer}>{footer}</div>}
      </Layer>
    </Radix.Content>
  );
}
