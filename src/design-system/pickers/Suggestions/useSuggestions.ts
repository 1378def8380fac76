import { type AriaAttributes, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '../../private/isComposing.ts';
import { type ListboxModel, type ListboxOption, useListbox } from '../listbox/useListbox.ts';

export interface SuggestionsOptions {
  /** The possible completions of the word at the caret. The list is closed while there are none. */
  options: readonly ListboxOption[];
  onChoose: (index: number) => void;
  /** Escape was pressed, so the list stays closed until another word is begun. */
  onClose: () => void;
}

/** Values that the text field and its list share. */
export interface Suggester {
  isOpen: boolean;
  model: ListboxModel;
  /** For the field, which keeps the focus and the caret. */
  field: AriaAttributes & { onKeyDown: (event: KeyboardEvent) => void };
}

/** Completion of a word in a text field: the arrows move, Enter and Tab take, Escape closes. Everything else stays with the text. */
export function useSuggestions({ options, onChoose, onClose }: SuggestionsOptions): Suggester {
  const model = useListbox({ options, onChoose, initialIndex: 0 });
  const isOpen = options.length > 0;
  const { setActiveIndex } = model;
  useStartAgain(options, setActiveIndex);
  useEscape(isOpen, onClose);

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier the keys select text or publish; within a word of an input method they belong to that word.
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing(event)) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      onChoose(model.activeIndex);
    } else {
      model.onSearchKeyDown(event);
    }
  }

  return {
    isOpen,
    model,
    field: {
      'aria-autocomplete': 'list',
      // It stays a text box: a textarea may take no other role (ARIA in HTML), and a combobox would be read as one line.
      ...(isOpen && {
        'aria-haspopup': 'listbox',
        'aria-controls': model.listId,
        'aria-activedescendant': model.activeId,
      }),
      onKeyDown,
    },
  };
}

/** Other options begin with the first one active again, in the frame in which they appear. */
function useStartAgain(options: readonly ListboxOption[], setActiveIndex: (index: number) => void) {
  const labels = options.map(({ label }) => label).join('\n');
  const [shown, setShown] = useState(labels);
  if (labels === shown) return;
  setShown(labels);
  setActiveIndex(0);
}

/** Heard before everybody else: a dialog around the field listens on the document and would close as well. */
function useEscape(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
}
