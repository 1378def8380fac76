import * as Radix from '@radix-ui/react-popover';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { ButtonTone } from '../../controls/Button/Button.css.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import { focusedOrPressed } from '../../private/focus/pressed.ts';
import type { ElementProps } from '../../private/native.ts';
import { useCloseOnBack } from '../../private/overlayHistory.ts';
import { Layer, useLayer } from '../../private/stacking/Stacking.tsx';
import { useMergedRef } from '../../private/useMergedRef.ts';
import * as floating from '../Popover/floating.css.ts';
import { Pointer } from '../Popover/Popover.tsx';
import * as styles from './ConfirmPopup.css.ts';
import { useDismissal } from './useDismissal.ts';

/** Passed to the element of the popup. */
export interface ConfirmPopupProps extends ElementProps<'div', 'role'> {
  /** The pressed element (`event.currentTarget`). The popup is open while there is one, and points at it. */
  anchor: Element | null;
  /** The whole question, with its verb: "Delete this post?" */
  question: string;
  /** The consequence of the action, and whether it can be undone. */
  detail?: ReactNode;
  /** Repeats the verb of the question. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  tone?: ButtonTone | undefined;
  onConfirm: () => void;
  /** Called whenever the popup closes, also after `onConfirm`; clears the anchor. */
  onClose: () => void;
}

/** Asks for confirmation next to the pressed button. The focus starts on the safe answer and returns to the button. */
export function ConfirmPopup(props: ConfirmPopupProps) {
  const labels = useLaterLabels();
  const {
    anchor,
    question,
    detail,
    confirmLabel = labels.confirm,
    cancelLabel = labels.cancel,
    tone = 'negative',
    onConfirm,
    onClose,
    ref,
    onKeyDown,
    ...native
  } = props;

  const id = useId();
  const zIndex = useLayer('menu');
  const dir = useDirection();
  const popup = useRef<HTMLDivElement>(null);
  const box = useMergedRef(popup, ref);
  const safe = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const { lastAnchor, count } = useOpening(anchor);
  const confirmed = useRef(-1);
  const isOpen = anchor !== null;
  const focusReturn = useFocusReturn(safe);
  useDismissal(isOpen, popup, onClose);
  useCloseOnBack(isOpen, () => {
    onClose();
    return true;
  });

  /** Once for each opening: the button can still be pressed while the popup fades away. */
  function confirm() {
    if (confirmed.current === count) return;
    confirmed.current = count;
    onClose();
    onConfirm();
  }

  /** Radix leads the focus round from button to button; a press on the words gives it to the popup itself, which Shift+Tab would leave. */
  function holdFocus(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== popup.current) return;
    event.preventDefault();
    last.current?.focus();
  }

  return (
    <Radix.Root key={count} open={isOpen} onOpenChange={(next) => !next && onClose()}>
      {lastAnchor && <Radix.Anchor virtualRef={{ current: lastAnchor }} />}
      <Radix.Portal>
        <Radix.Content
          {...native}
          ref={box}
          role="alertdialog"
          aria-labelledby={`${id}-question`}
          aria-describedby={detail ? `${id}-detail` : undefined}
          sideOffset={2}
          collisionPadding={8}
          arrowPadding={16}
          dir={dir}
          className={floating.sheet}
          style={{ zIndex }}
          {...focusReturn}
          onKeyDown={holdFocus}
        >
          <Layer zIndex={zIndex}>
            <div className={styles.body}>
              <p id={`${id}-question`} className={styles.question}>
                {question}
              </p>
              {detail && (
                <p id={`${id}-detail`} className={styles.detail}>
                  {detail}
                </p>
              )}
              <div className={styles.actions}>
                <Button ref={safe} variant="bordered" tone="neutral" size="small" onClick={onClose}>
                  {cancelLabel}
                </Button>
                <Button ref={last} tone={tone} size="small" onClick={confirm}>
                  {confirmLabel}
                </Button>
              </div>
            </div>
          </Layer>
          <Radix.Arrow asChild>
            <Pointer />
          </Radix.Arrow>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The anchor, stored while the popup fades out; without it the popup would jump to the corner.
 * `count` distinguishes openings: when reopened while it fades, the popup is a new one and takes the focus again.
 */
function useOpening(anchor: Element | null) {
  const [opening, setOpening] = useState({ anchor, lastAnchor: anchor, count: 0 });
  if (anchor === opening.anchor) return opening;
  const next = anchor === null ? { ...opening, anchor } : { anchor, lastAnchor: anchor, count: opening.count + 1 };
  setOpening(next);
  return next;
}

/** Handlers for a layer that has no trigger of its own: focuses `first` when it opens and goes back when it closes. */
function useFocusReturn(first: RefObject<HTMLElement | null>) {
  const previous = useRef<Element | null>(null);

  function onOpenAutoFocus(event: Event) {
    event.preventDefault();
    previous.current = focusedOrPressed();
    first.current?.focus({ preventScroll: true });
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    // A person who has moved on to another control keeps the focus there.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true });
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
