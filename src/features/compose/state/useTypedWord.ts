import { type SyntheticEvent, useRef, useState } from 'react';
import { media } from '@/design-system/styles/index.ts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { type TypedWord, typedWordAt } from '../model/typedWord.ts';

interface Typed {
  readonly word?: TypedWord | undefined;
  /** Start of the word whose suggestions were closed. They stay closed while that word is being written. */
  readonly closedAt?: number | undefined;
}

/**
 * The mention or tag that is being written. Spread `watch` on each textarea: it handles every event that moves the caret. `field` is the
 * textarea that had the focus last.
 */
export function useTypedWord() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ word, closedAt }, setTyped] = useState<Typed>({});
  const isComposing = useRef(false);
  // On-screen keyboards compose every word, Latin ones too; waiting for the composition to end would disable suggestions there.
  const composesAlways = useMediaQuery(media.coarsePointer);

  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    field.current = currentTarget;
    const isBusy = isComposing.current && !composesAlways;
    const found = isBusy ? undefined : wordIn(currentTarget);
    setTyped((before) => {
      if (!found && !before.word) return before;
      return { word: found, closedAt: found && found.start === before.closedAt ? before.closedAt : undefined };
    });
  };

  return {
    word: word?.start === closedAt ? undefined : word,
    close: () => setTyped((before) => ({ ...before, closedAt: before.word?.start })),
    field,
    watch: {
      onFocus: look,
      onInput: look,
      onSelect: look,
      onScroll: look,
      onBlur: () => setTyped({}),
      onCompositionStart: (event: SyntheticEvent<HTMLTextAreaElement>) => {
        isComposing.current = true;
        look(event);
      },
      onCompositionEnd: (event: SyntheticEvent<HTMLTextAreaElement>) => {
        isComposing.current = false;
        look(event);
      },
    },
  };
}

function wordIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedWord | undefined {
  return selectionStart === selectionEnd ? typedWordAt(value, selectionStart) : undefined;
}
