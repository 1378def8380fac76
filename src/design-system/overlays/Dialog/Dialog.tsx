import * as Radix from '@radix-ui/react-dialog';
import { createPortal } from 'react-dom';
import { Layer, useLayer } from '../../private/stacking/index.ts';
import * as styles from './Dialog.css.ts';
import { DialogSurface } from './DialogSurface.tsx';
import type { DialogContent, DismissReason } from './dialogContent.ts';

export interface DialogProps extends DialogContent {
  isOpen: boolean;
  /** Asked to close by mask, Escape or close button, and not refused. */
  onClose: () => void;
  /** Return `false` to refuse, for example because something unsaved needs a question first. */
  onDismissRequest?: ((reason: DismissReason) => boolean) | undefined;
}

/**
 * A task that interrupts. The page behind can be neither reached nor scrolled; on closing, the focus returns to where
 * it came from. For a question about one button use ConfirmPopup, for a few actions Menu.
 */
export function Dialog({ isOpen, onClose, onDismissRequest, ...content }: DialogProps) {
  const maskLayer = useLayer('overlay');
  const dismiss = (reason: DismissReason) => {
    if (onDismissRequest?.(reason) !== false) onClose();
  };
  // Not Radix.Portal: it would end the closing animation of everything that is not its direct child.
  return (
    <Radix.Root open={isOpen}>
      {createPortal(
        <Layer zIndex={maskLayer}>
          <Radix.Overlay className={styles.mask} style={{ zIndex: maskLayer }} />
          <DialogSurface {...content} onDismiss={dismiss} />
        </Layer>,
        document.body,
      )}
    </Radix.Root>
  );
}
