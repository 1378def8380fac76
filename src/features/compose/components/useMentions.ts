import { useSuggestions } from '@/design-system/pickers/Suggestions/index.ts';
import { displayNameOf } from '@/features/users';
import { type RefObject, useMemo } from 'react';
import { type Mentionable, useMentionable } from '../data/useMentionable.ts';
import { mentionText } from '../model/typedMention.ts';
import { useTypedMention } from '../state/useTypedMention.ts';
import { writeInto } from '../state/writeInto.ts';

/** Somebody in the list of suggestions. */
export interface PersonOption {
  readonly label: string;
  readonly user: Mentionable;
}

/** Completion of a mention in the composer's text. `field` is spread on the textarea. */
export function useMentions(textarea: RefObject<HTMLTextAreaElement | null>) {
  const { mention, close, watch } = useTypedMention(textarea);
  const people = useMentionable(mention?.term);
  const options = useMemo(() => people.map((user): PersonOption => ({ label: displayNameOf(user), user })), [people]);

  const take = (index: number) => {
    const person = people[index];
    if (person && mention && textarea.current) writeInto(textarea.current, mention.start, mention.end, mentionText(person.username));
  };
  const suggester = useSuggestions({ options, onChoose: take, onClose: close });

  return { mention, options, suggester, take, textarea, field: { ...watch, ...suggester.field } };
}

export type Mentions = ReturnType<typeof useMentions>;
