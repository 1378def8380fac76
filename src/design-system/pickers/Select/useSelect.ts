import { type KeyboardEvent, useState } from 'react';
import { isLetter } from '../listbox/typeahead.ts';
import { type ListboxOption, useListbox } from '../listbox/useListbox.ts';
import { sideFor } from './selectOptions.ts';

export interface UseSelectOptions {
  options: readonly ListboxOption[];
  selectedIndex: number;
  onChoose: (index: number) => void;
}

/** Keys that open the closed list, as in a native select. */
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End']);

/** State and keyboard behaviour of a control that opens a list. */
export function useSelect({ options, selectedIndex, onChoose }: UseSelectOptions) {
  const [isOpen, setIsOpen] = useState(false);
  // Controlled after closing, so that the list fades out in its position.
  const [side, setSide] = useState<'top' | 'bottom'>('bottom');
  const close = () => setIsOpen(false);
  const model = useListbox({ options, onChoose: choose });

  function choose(index: number) {
    close();
    onChoose(index);
  }

  function open(control: Element, key = '') {
    setIsOpen(true);
    setSide(sideFor(control.getBoundingClientRect(), window.innerHeight));
    // Opened by an arrow, the list has an active option at once, so that Enter means something.
    const isFree = options.map(({ isDisabled }) => isDisabled !== true);
    const end = key === 'ArrowUp' || key === 'End' ? isFree.lastIndexOf(true) : isFree.indexOf(true);
    model.setActiveIndex(selectedIndex >= 0 || key === '' ? selectedIndex : end);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOpen && event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else if (isOpen) {
      model.onKeyDown(event);
    } else if (openingKeys.has(event.key)) {
      event.preventDefault();
      open(event.currentTarget, event.key);
    } else if (isLetter(event)) {
      open(event.currentTarget);
      model.onKeyDown(event);
    }
  }

  return { isOpen, side, open, close, choose, model, onKeyDown } as const;
}
