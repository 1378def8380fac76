import { Dialog, SignedBars } from '@/design-system';
import { categoryIds, weighInMax } from '@/features/reputation';
import { displayNameOf, profilePathOf, UserAvatar, userAtom } from '@/features/users';
import { hrefOf } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { pressedStrings } from '../../pressedStrings.ts';
import type { PostRow } from '../../state/postStore.ts';
import * as parts from '../PostCard/Card.parts.css.ts';

/** Everyone who weighed in on a post, newest first, with their values and comments. */
export function WhoWeighedIn({ post, onClose }: { post: PostRow; onClose: () => void }) {
  const newestFirst = [...post.reactionSets].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <Dialog isOpen size="sm" phoneLayout="sheet" title={pressedStrings.whoWeighedIn} onClose={onClose}>
      <ul className={parts.reactions}>
        {newestFirst.map((reaction) => (
          <Row key={reaction.userId} reaction={reaction} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ reaction: { userId, description, values } }: { reaction: PostRow['reactionSets'][number] }) {
  const user = useStoreValue(userAtom(userId));
  if (!user) return null;
  return (
    <li className={parts.reaction}>
      <span className={parts.reactionAvatar}>
        <UserAvatar user={user} size={20} isLink />
      </span>
      <span className={parts.reactionText} dir="auto">
        <a className={parts.reactor} href={hrefOf(profilePathOf(user))}>
          {displayNameOf(user)}
        </a>{' '}
        {description}
      </span>
      {values && (
        <span className={parts.reactionBars}>
          <SignedBars values={categoryIds.map((id) => values[id] ?? 0)} max={weighInMax} />
        </span>
      )}
    </li>
  );
}
