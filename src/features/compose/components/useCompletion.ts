import { type FocusEvent, useMemo, useState } from 'react';
import { useSuggestions } from '@/design-system/pickers/Suggestions/useSuggestions.ts';
import { displayNameOf } from '@/features/users';
import { useKnownTags } from '../data/useKnownTags.ts';
import { type Mentionable, useMentionable } from '../data/useMentionable.ts';
import { mentionText } from '../model/typedWord.ts';
import { useTypedWord } from '../state/useTypedWord.ts';
import { writeInto } from '../state/writeInto.ts';
import { strings } from '../strings.ts';

/** A person or a tag in the list of suggestions. */
export type Suggestion =
  | { readonly kind: 'person'; readonly label: string; readonly user: Mentionable }
  | { readonly kind: 'tag'; readonly label: string; readonly tag: string };

/** Completion of a mention or a tag in the composer's texts. `textarea` is the field that had the focus last. */
export function useCompletion() {
  const { word, close, watch, field: textarea } = useTypedWord();
  const [active, setActive] = useState(0);
  const people = useMentionable(word?.kind === 'mention' ? word.term : undefined);
  const tags = useKnownTags(word?.kind === 'tag' ? word.term : undefined);
  const options = useMemo<readonly Suggestion[]>(
    () => [
      ...people.map((user) => ({ kind: 'person' as const, label: displayNameOf(user), user })),
      ...tags.map((tag) => ({ kind: 'tag' as const, label: `#${tag}`, tag })),
    ],
    [people, tags],
  );

  const take = (index: number) => {
    const option = options[index];
    if (!option || !word || !textarea.current) return;
    writeInto(textarea.current, word.start, word.end, option.kind === 'person' ? mentionText(option.user.username) : `${option.label} `);
  };
  const suggester = useSuggestions({ options, onChoose: take, onClose: close });
  const found = word?.kind === 'tag' ? strings.tagsFound : strings.peopleFound;

  return {
    word,
    options,
    suggester,
    take,
    textarea,
    /** The post of the thread whose text had the focus last. */
    position: active,
    /** The props of the field of a post of the thread, counted from 0. */
    fieldOf: (position: number) => ({
      ...watch,
      ...(position === active ? suggester.field : {}),
      onFocus: (event: FocusEvent<HTMLTextAreaElement>) => {
        setActive(position);
        watch.onFocus(event);
      },
    }),
    /** The number of suggestions, for a live region. */
    announcement: suggester.isOpen ? found(options.length) : '',
  };
}

export type Completion = ReturnType<typeof useCompletion>;
