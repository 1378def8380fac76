import { DockedSuggestions, Suggestions } from '@/design-system/pickers/Suggestions/index.ts';
import { standingOf } from '@/features/reputation';
import { handleOf, UserAvatar, UserName } from '@/features/users';
import { strings } from '../strings.ts';
import * as styles from './MentionList.css.ts';
import type { Mentions, PersonOption } from './useMentions.ts';

export interface MentionListProps {
  mentions: Mentions;
  /** In the flow instead of at the caret. */
  isDocked: boolean;
}

/** The people who could be meant by what is being written. */
export function MentionList({ mentions: { mention, options, suggester, take, textarea }, isDocked }: MentionListProps) {
  if (!mention || !suggester.isOpen) return null;
  const list = { suggester, options, onChoose: take, label: strings.people, renderOption, field: textarea, word: mention };
  return isDocked ? <DockedSuggestions {...list} /> : <Suggestions {...list} />;
}

function renderOption({ user }: PersonOption) {
  return (
    <>
      {/* The name stands beside it, so that it is not read twice. */}
      <span className={styles.avatar} aria-hidden="true"><UserAvatar user={user} size={34} isEager /></span>
      <span className={styles.words}>
        <UserName user={user} />
        <span className={styles.detail}>{[handleOf(user), standingOf(user.rating).rank].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
