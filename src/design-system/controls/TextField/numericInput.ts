import type { ChangeEvent, ClipboardEvent } from 'react';
import { westernDigits } from '../../private/westernDigits.ts';
import { isDigits, stripNonDigits } from './digits.ts';

/**
 * Leaves only digits in the element and puts the caret back. The element is corrected before React sees the value:
 * React would write the shorter text itself and throw the caret to the end.
 */
export function keepDigits(input: HTMLInputElement): string {
  if (isDigits(input.value)) return input.value;
  const { text, caret } = stripNonDigits({ text: input.value, caret: input.selectionStart ?? input.value.length });
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}

/** The properties that make a bare input numeric: digits of every script, no pasted text, and the digit keyboard of phones. */
export function numericInput(change: (digits: string) => void) {
  return {
    inputMode: 'numeric',
    onPaste: refuseNonDigits,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(keepDigits(target)),
  } as const;
}

/** Refuses a paste with anything but digits: half of a pasted number would be worse than none. */
export function refuseNonDigits(event: ClipboardEvent<HTMLInputElement>) {
  if (!isDigits(westernDigits(event.clipboardData.getData('text')))) event.preventDefault();
}
