import { Hash } from 'lucide-react';
import { AvatarSlot, Icon } from '@/design-system';
import { DockedSuggestions, Suggestions } from '@/design-system/pickers/Suggestions/Suggestions.tsx';
import * as styles from '@/design-system/styles/classes.css.ts';
import { standingOf } from '@/features/reputation';
import { Facts, handleOf, UserAvatar, UserName } from '@/features/users';
import type { Mentionable } from '../data/useMentionable.ts';
import { strings } from '../strings.ts';
import type { Completion, Suggestion } from './useCompletion.ts';

export interface SuggestionListProps {
  completion: Completion;
  /** In the flow instead of at the caret. */
  isDocked: boolean;
}

/** The people or tags that match the word being typed. */
export function SuggestionList({ completion: { word, options, suggester, take, textarea }, isDocked }: SuggestionListProps) {
  if (!word || !suggester.isOpen) return null;
  const label = word.kind === 'tag' ? strings.tags : strings.people;
  const list = { suggester, options, onChoose: take, label, renderOption, field: textarea, word };
  return isDocked ? <DockedSuggestions {...list} /> : <Suggestions {...list} />;
}

function renderOption(option: Suggestion) {
  return option.kind === 'person' ? <Person user={option.user} /> : <Tag name={option.tag} />;
}

function Tag({ name }: { name: string }) {
  return (
    <>
      <Icon glyph={Hash} size="compact" tone="muted" />
      <span dir="auto">{name}</span>
    </>
  );
}

function Person({ user }: { user: Mentionable }) {
  return (
    <>
      {/* The avatar has no alternative text, because the name beside it would be read twice. */}
      <AvatarSlot isHanging aria-hidden="true">
        <UserAvatar user={user} size={34} isEager />
      </AvatarSlot>
      <span className={styles.texts}>
        <UserName user={user} />
        <span className={styles.detail}>
          <Facts of={[handleOf(user), standingOf(user.rating).rank]} />
        </span>
      </span>
    </>
  );
}
