import { type RefObject, useRef, useState } from 'react';
import { media } from '@/design-system/styles/index.ts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { type TypedWord, typedWordAt } from '../model/typedWord.ts';

interface Typed {
  readonly word?: TypedWord | undefined;
  /** Start of the word whose suggestions were closed. They stay closed while that word is being written. */
  readonly closedAt?: number | undefined;
}

/** The mention or tag that is being written in a textarea. Spread `watch` on the textarea: it handles every event that moves the caret. */
export function useTypedWord(field: RefObject<HTMLTextAreaElement | null>) {
  const [{ word, closedAt }, setTyped] = useState<Typed>({});
  const isComposing = useRef(false);
  // On-screen keyboards compose every word, Latin ones too; waiting for the composition to end would disable suggestions there.
  const composesAlways = useMediaQuery(media.coarsePointer);

  const look = () => {
    const isBusy = isComposing.current && !composesAlways;
    const found = isBusy || !field.current ? undefined : wordIn(field.current);
    setTyped((before) => {
      if (!found && !before.word) return before;
      return { word: found, closedAt: found && found.start === before.closedAt ? before.closedAt : undefined };
    });
  };

  return {
    word: word?.start === closedAt ? undefined : word,
    close: () => setTyped((before) => ({ ...before, closedAt: before.word?.start })),
    watch: {
      onInput: look,
      onSelect: look,
      onScroll: look,
      onBlur: () => setTyped({}),
      onCompositionStart: () => {
        isComposing.current = true;
        look();
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        look();
      },
    },
  };
}

function wordIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedWord | undefined {
  return selectionStart === selectionEnd ? typedWordAt(value, selectionStart) : undefined;
}
