import * as Radix from '@radix-ui/react-popover';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import * as floating from '../../overlays/Popover/floating.css.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import { useLayer } from '../../private/stacking/Stacking.tsx';
import { Listbox } from '../listbox/Listbox.tsx';
import type { ListboxOption } from '../listbox/useListbox.ts';
import * as styles from './Suggestions.css.ts';
import type { Suggester } from './useSuggestions.ts';
import { type Word, wordRect } from './wordRect.ts';

/** Between the list and the line that it completes, in px. */
const gap = 4;

export interface SuggestionsProps<Option extends ListboxOption> {
  suggester: Suggester;
  options: readonly Option[];
  onChoose: (index: number) => void;
  /** Names the list. */
  label: string;
  renderOption?: ((option: Option) => ReactNode) | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The word that is being completed, by its position in the field's text; a new object whenever it may have moved. */
  word: Word;
}

/** What could complete a word, just below its line, or above it where there is more room. Show it while the suggester is open. */
export function Suggestions<Option extends ListboxOption>({ field, word, ...list }: SuggestionsProps<Option>) {
  const zIndex = useLayer('menu');
  const dir = useDirection();
  const anchor = useMemo(() => anchorAt(field, word), [field, word]);
  // Inside the dialog, if there is one: screen readers ignore elements outside a modal dialog, and those can't be scrolled.
  const dialog = field.current?.closest<HTMLElement>('[role="dialog"]') ?? null;

  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal container={dialog}>
        <Radix.Content
          role={undefined}
          side="bottom"
          align="start"
          sideOffset={gap}
          collisionPadding={8}
          collisionBoundary={dialog}
          dir={dir}
          className={`${floating.sheet} ${styles.popup}`}
          style={{ zIndex }}
          onMouseDown={keepFocus}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
        >
          <Options {...list} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Measured whenever something scrolls or changes size; `contextElement` tells which ancestors are to be watched for that. */
function anchorAt({ current }: RefObject<HTMLTextAreaElement | null>, word: Word) {
  return { contextElement: current, getBoundingClientRect: () => (current ? wordRect(current, word) : new DOMRect()) };
}

/** The same over the whole width of its container: for phones, where a list at the caret would cover the text being written. */
export function DockedSuggestions<Option extends ListboxOption>({ field, word, ...list }: SuggestionsProps<Option>) {
  const dock = useRef<HTMLDivElement>(null);
  // Browsers keep the caret in sight when something is typed, but not when something takes its room a moment later.
  useLayoutEffect(() => {
    if (dock.current && field.current) scrollAbove(dock.current, field.current, word);
  }, [field, word]);
  return (
    <div ref={dock} className={styles.dock} onMouseDown={keepFocus}>
      <Options {...list} />
    </div>
  );
}

function scrollAbove(dock: HTMLElement, field: HTMLTextAreaElement, word: Word) {
  const covered = wordRect(field, word).bottom + gap - dock.getBoundingClientRect().top;
  let box = field.parentElement;
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  if (box && covered > 0) box.scrollTop += covered;
}

function Options<Option extends ListboxOption>({ suggester, ...list }: Omit<SuggestionsProps<Option>, 'field' | 'word'>) {
  return <Listbox model={suggester.model} {...list} />;
}

/** The field keeps the focus while the list changes or is pressed. */
const keepFocus = (event: Event | MouseEvent) => event.preventDefault();
