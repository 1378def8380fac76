import { atom } from 'jotai';
import { useMemo } from 'react';
import { SignedBars } from '@/design-system';
import { categoryIds, weighInMax } from '@/features/reputation';
import { displayNameOf, profilePathOf, UserAvatar, userAtom } from '@/features/users';
import { hrefOf } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { elementIds } from '@/shared/navigation';
import type { PostRow } from '../../state/postStore.ts';
import { type Comment, commentsOf } from '../../state/postView.ts';
import * as parts from './Card.parts.css.ts';

export interface ReactionCommentsProps {
  reactions: PostRow['reactionSets'];
  /** Maximum number of comments: 3 in lists, 10 on the post's page (specification, section 9). */
  limit: number;
  /** Shows each person's own values. */
  hasBars?: boolean;
}

/** The comments of weigh-ins, newest first. Weigh-ins without a comment aren't listed. */
export function ReactionComments({ reactions, limit, hasBars = false }: ReactionCommentsProps) {
  const comments = useStoreValue(useMemo(() => atom((get) => commentsOf(reactions, limit, (id) => get(userAtom(id)))), [reactions, limit]));
  return comments.length > 0 ? <CommentList comments={comments} hasBars={hasBars} /> : null;
}

/** The same list for a caller that has loaded the people already. */
export function CommentList({ comments, hasBars = false }: { comments: readonly Comment[]; hasBars?: boolean }) {
  return (
    <ul className={parts.reactions}>
      {comments.map(({ reaction, user }) => (
        <li
          key={reaction.userId}
          className={parts.reaction}
          // Only on the post's own page, where the id is unique.
          {...(hasBars ? { id: elementIds.comment(reaction.userId), tabIndex: -1 } : {})}
        >
          <span className={parts.reactionAvatar}>{user && <UserAvatar user={user} size={20} isLink />}</span>
          <span className={parts.reactionText} dir="auto">
            {user && (
              <a className={parts.reactor} href={hrefOf(profilePathOf(user))}>
                {displayNameOf(user)}
              </a>
            )}{' '}
            {reaction.description}
          </span>
          {hasBars && reaction.values && (
            <span className={parts.reactionBars}>
              <SignedBars values={categoryIds.map((id) => reaction.values?.[id] ?? 0)} max={weighInMax} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
