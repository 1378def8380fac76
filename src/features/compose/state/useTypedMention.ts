import { media } from '@/design-system/styles/index.ts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { type RefObject, useRef, useState } from 'react';
import { type TypedMention, typedMentionAt } from '../model/typedMention.ts';

interface Typed {
  readonly mention?: TypedMention | undefined;
  /** Where the mention begins whose list was closed. It stays closed as long as that mention is written. */
  readonly closedAt?: number | undefined;
}

/** The mention that is being written in a textarea. `watch` goes to the textarea: it hears of everything that moves the caret. */
export function useTypedMention(field: RefObject<HTMLTextAreaElement | null>) {
  const [{ mention, closedAt }, setTyped] = useState<Typed>({});
  const isComposing = useRef(false);
  // Keyboards on glass compose every word, Latin ones too; there, waiting for its end would mean never to help.
  const composesAlways = useMediaQuery(media.coarsePointer);

  const look = () => {
    const isBusy = isComposing.current && !composesAlways;
    const found = isBusy || !field.current ? undefined : mentionIn(field.current);
    setTyped((before) => {
      if (!found && !before.mention) return before;
      return { mention: found, closedAt: found && found.start === before.closedAt ? before.closedAt : undefined };
    });
  };

  return {
    mention: mention?.start === closedAt ? undefined : mention,
    close: () => setTyped((before) => ({ ...before, closedAt: before.mention?.start })),
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

function mentionIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedMention | undefined {
  return selectionStart === selectionEnd ? typedMentionAt(value, selectionStart) : undefined;
}
