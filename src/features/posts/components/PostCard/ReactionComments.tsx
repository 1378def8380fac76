import { Anchor, SignedBars } from '@/design-system';
import { categoryIds } from '@/features/reputation';
import { displayNameOf, profilePathOf, UserAvatar, userAtom } from '@/features/users';
import { useAtomValue } from 'jotai';
import type { PostRow } from '../../state/postStore.ts';
import * as parts from './Card.parts.css.ts';

export interface ReactionCommentsProps {
  reactions: PostRow['reactionSets'];
  /** At most so many comments: 3 in lists, 10 on the post's page (specification, section 9). */
  limit: number;
  /** Shows each person's own values. */
  hasBars?: boolean;
}

/** What people said when they weighed in, newest first. Weigh-ins without words are not listed. */
export function ReactionComments({ reactions, limit, hasBars = false }: ReactionCommentsProps) {
  const said = reactions.filter(({ description }) => description.trim()).slice(0, limit);
  if (said.length === 0) return null;
  return (
    <ul className={parts.reactions}>
      {said.map((reaction) => <ReactionComment key={reaction.userId} reaction={reaction} hasBars={hasBars} />)}
    </ul>
  );
}

function ReactionComment({ reaction, hasBars }: { reaction: PostRow['reactionSets'][number]; hasBars: boolean }) {
  const user = useAtomValue(userAtom(reaction.userId));
  const { values } = reaction;
  return (
    <li className={parts.reaction}>
      <span className={parts.reactionAvatar}>{user && <UserAvatar user={user} size={20} isLink />}</span>
      <span className={parts.reactionWords} dir="auto">
        {user && <Anchor className={parts.reactor} href={profilePathOf(user)}>{displayNameOf(user)}</Anchor>} {reaction.description}
      </span>
      {hasBars && values && (
        <span className={parts.reactionBars}><SignedBars values={categoryIds.map((id) => values[id] ?? 0)} /></span>
      )}
    </li>
  );
}
