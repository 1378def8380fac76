import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../../private/isComposing.ts';
import { moveActive } from './moveActive.ts';
import { emptyTypeahead, extendTypeahead, findByPrefix, isLetter } from './typeahead.ts';

export interface ListboxOption {
  /** The text that is shown, read and searched. Never empty. */
  label: string;
  isDisabled?: boolean | undefined;
}

export interface ListboxOptions {
  options: readonly ListboxOption[];
  /** Called with the index of the option that was chosen by key. */
  onChoose: (index: number) => void;
  /** The option that is active at first; none when left out. */
  initialIndex?: number | undefined;
}

/** Values that the focused element and the list share: the list never takes the focus from a combobox. */
export interface ListboxModel {
  listId: string;
  optionId: (index: number) => string;
  /** Index of the option the keys act upon; -1 while there is none. */
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  /** The value for `aria-activedescendant`. */
  activeId: string | undefined;
  /** For a list or a button: navigation, choice and letters. A key that meant something is prevented. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** For a search field beside the list: letters, spaces and the ends of the line belong to its text. */
  onSearchKeyDown: (event: KeyboardEvent) => void;
}

const textKeys = new Set([' ', 'Home', 'End']);

/** Keyboard behaviour of a list of options, for whichever element has the focus. */
export function useListbox({ options, onChoose, initialIndex = -1 }: ListboxOptions): ListboxModel {
  const listId = useId();
  const [activeIndex, setActiveIndex] = useState(initialIndex);
  const typed = useRef(emptyTypeahead);
  const optionId = (index: number) => `${listId}-${index}`;

  function letterTarget(event: KeyboardEvent): number | undefined {
    if (!isLetter(event)) return undefined;
    const next = extendTypeahead(typed.current, event.key, event.timeStamp);
    // A space on its own chooses; only inside a word is it a letter.
    if (next.text === ' ') return undefined;
    typed.current = next;
    return (
      findByPrefix(
        options.map((option) => option.label),
        next.text,
        activeIndex,
      ) ?? activeIndex
    );
  }

  function act(event: KeyboardEvent, target: number | undefined, isChoice: boolean) {
    const active = options[activeIndex];
    if (target !== undefined) setActiveIndex(target);
    else if (isChoice && active && !active.isDisabled) onChoose(activeIndex);
    else return;
    event.preventDefault();
  }

  const navigate = (key: string) =>
    moveActive(
      key,
      activeIndex,
      options.map((option) => option.isDisabled === true),
    );

  function onKeyDown(event: KeyboardEvent) {
    act(event, letterTarget(event) ?? navigate(event.key), event.key === 'Enter' || event.key === ' ');
  }

  function onSearchKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || textKeys.has(event.key)) return;
    act(event, navigate(event.key), event.key === 'Enter');
  }

  const activeId = options[activeIndex] ? optionId(activeIndex) : undefined;
  return { listId, optionId, activeIndex, setActiveIndex, activeId, onKeyDown, onSearchKeyDown };
}
