import * as Radix from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusedOrPressed } from '../../private/focus/pressed.ts';
import { hasModifier } from '../../private/hasModifier.ts';
import { isComposing } from '../../private/isComposing.ts';
import { SheetHandle } from '../../private/sheet/SheetHandle.tsx';
import { Layer, useLayer } from '../../private/stacking/Stacking.tsx';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Dialog.css.ts';
import { useDismiss } from './DialogRoot.tsx';
import type { DialogSurfaceOptions } from './dialogOptions.ts';
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

function Surface(props: DialogContentProps) {
  const { size = 'md', width, phoneLayout = 'screen', isImmersive = false, initialFocus, onKeyDown, children, ...native } = props;
  const dismiss = useDismiss();
  const zIndex = useLayer('modal');
  const surface = useRef<HTMLElement>(null);
  const focus = useFocusReturn();
  const keyboard = useKeyboardHeight();
  return (
    <Radix.Content
      {...native}
      className={isImmersive ? styles.immersive : styles.surface({ size: width === undefined ? size : 'own', phoneLayout })}
      style={{
        zIndex,
        ...inlineVars({ [styles.keyboard]: `${keyboard}px`, [styles.ownWidth]: width === undefined ? undefined : `${width}px` }),
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        if (meantForInFront.delete(event.nativeEvent)) dismiss('escape');
        scrollByKey(event);
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        surface.current = event.currentTarget as HTMLElement;
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
        if (isComposing(event)) return;
        if (isInFront(event.target, surface.current)) meantForInFront.add(event);
        else dismiss('escape');
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (event.detail.originalEvent.button === 0) dismiss('mask');
      }}
    >
      {phoneLayout === 'sheet' && !isImmersive && <SheetHandle isOver onAway={() => dismiss('mask')} />}
      <Layer zIndex={zIndex}>{children}</Layer>
    </Radix.Content>
  );
}

/**
 * Escapes that came to a dialog while another one in front of it had the focus already. Radix tells the dialog behind only with its next
 * frame that it isn't the highest any more, and until then the one in front hears nothing from Radix.
 */
const meantForInFront = new WeakSet<Event>();

/** Whether an element is in a dialog in front of this one: each is appended to the end of the page. */
function isInFront(target: EventTarget | null, surface: HTMLElement | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && surface !== null && (surface.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Remembers what had the focus when a layer opened and gives it back when the layer closes. Radix does this only for
 * layers with a trigger of its own; ours are opened by state, from anywhere.
 */
function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = focusedOrPressed();
    },
    giveBack: () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}

/** How far a key scrolls, as a share of the visible height. */
const pages: Readonly<Record<string, number>> = {
  PageDown: 0.9,
  PageUp: -0.9,
  ' ': 0.9,
  ArrowDown: 0.1,
  ArrowUp: -0.1,
  End: Infinity,
  Home: -Infinity,
};

/** A dialog has the focus itself when it opens, but its body scrolls: the keys that scroll a page are passed on to it. */
function scrollByKey(event: KeyboardEvent<HTMLElement>): void {
  const down = pages[event.key];
  if (down === undefined || hasModifier(event) || event.target !== event.currentTarget) return;
  const share = event.key === ' ' && event.shiftKey ? -down : down;
  const surface = event.currentTarget;
  // In a low window all of the dialog scrolls.
  const body = surface.scrollHeight > surface.clientHeight ? surface : surface.querySelector<HTMLElement>('[data-dialog-body]');
  if (!body) return;
  event.preventDefault();
  const distance = Number.isFinite(share) ? share * body.clientHeight : share > 0 ? body.scrollHeight : -body.scrollHeight;
  body.scrollBy({ top: distance });
}
