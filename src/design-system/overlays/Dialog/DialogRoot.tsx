import * as Radix from '@radix-ui/react-dialog';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { useCloseOnBack } from '../../private/overlayHistory.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import type { DismissReason } from './dialogOptions.ts';

const DismissContext = createContext<(reason: DismissReason) => void>(() => undefined);

/** Asks the dialog around it to close. */
export const useDismiss = () => use(DismissContext);

export interface DialogRootProps {
  isOpen?: boolean | undefined;
  /** Without `isOpen`: whether it begins open. */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Return `false` to refuse, for example because something unsaved needs a question first. */
  onDismissRequest?: ((reason: DismissReason) => boolean) | undefined;
  /** A `DialogTrigger`, if something here opens it, and a `DialogContent`. */
  children: ReactNode;
}

/** Stores whether a dialog is open; renders no element. */
export function DialogRoot({ isOpen: controlledIsOpen, defaultIsOpen = false, onOpenChange, onDismissRequest, children }: DialogRootProps) {
  const [isOpen, change] = useControllableState(controlledIsOpen, defaultIsOpen, onOpenChange);
  const dismiss = (reason: DismissReason) => {
    const mayClose = onDismissRequest?.(reason) !== false;
    if (mayClose) change(false);
    return mayClose;
  };
  useCloseOnBack(isOpen, () => dismiss('back'));
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? change(true) : dismiss('button'))}>
      <DismissContext value={dismiss}>{children}</DismissContext>
    </Radix.Root>
  );
}

/** The button that opens the dialog: one element that takes a ref and button props. */
export const DialogTrigger = ({ children }: { children: ReactElement }) => <Radix.Trigger asChild>{children}</Radix.Trigger>;

/** A button that closes the dialog, beside the one in its header. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
