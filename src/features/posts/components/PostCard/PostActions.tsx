import { useStore } from 'jotai';
import { ActionButton, type ActionButtonProps, lazyPart, useOnDemand } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { formatShort } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { canReply, closedBy, isTemporary } from '../../model/postRules.ts';
import { replyAtom } from '../../state/intents.ts';
import type { PostRow } from '../../state/postStore.ts';
import { toggleRepostAtom } from '../../state/toggleRepost.ts';
import { unsentActionsAtom } from '../../state/unsent.ts';
import { strings } from '../../strings.ts';
import { WeighInControl } from '../weighIn/WeighInControl.tsx';
import { moreIcon, replyIcon, repostIcon } from './actionIcons.tsx';
import * as card from './PostCard.css.ts';

const PostMenu = lazyPart(() => import('../menu/PostMenu.tsx'));

/** The buttons below a post. */
export function PostActions({ post }: { post: PostRow }) {
  return <ActionBar post={post} userId={useStoreValue(currentUserIdAtom)} />;
}

/** The same for a caller that knows the signed-in person. */
export function ActionBar({ post, userId }: { post: PostRow; userId: string | undefined }) {
  const store = useStore();
  if (isTemporary(post.id)) {
    return (
      post.sending === 'failed' && (
        <div className={card.part}>
          <Unsent id={post.id} />
        </div>
      )
    );
  }
  if (post.isReactionComment === true) return null;
  const isOpen = canReply(post, userId);
  const reposts = post.numReposts ?? 0;
  return (
    <footer className={`${card.part} ${card.footer}`}>
      <ActionButton
        label={`${strings.reply}, ${strings.replies(post.numReplies)}`}
        icon={replyIcon}
        count={post.numReplies > 0 && formatShort(post.numReplies)}
        isDisabled={!isOpen}
        title={isOpen ? undefined : strings[closedBy(post)]}
        onClick={() => store.set(replyAtom, post)}
      />
      <ActionButton
        label={`${strings.repost}, ${strings.reposts(reposts)}`}
        icon={repostIcon}
        count={reposts > 0 && formatShort(reposts)}
        isPressed={post.isRepostedByMe === true}
        onClick={() => void store.set(toggleRepostAtom, post.id)}
      />
      <PostMenuControl post={post} />
      <span className={card.weighIn}>
        <WeighInControl post={post} />
      </span>
    </footer>
  );
}

/** The controls of a post that couldn't be published. */
function Unsent({ id }: { id: string }) {
  const actions = useStoreValue(unsentActionsAtom);
  return actions && <actions.Controls id={id} actions={actions} />;
}

/** "More" on a post. The menu is fetched when a pointer or the focus comes near, and opens with the first press. */
function PostMenuControl({ post }: { post: PostRow }) {
  const { part, trigger } = useOnDemand(PostMenu);
  return (
    <PostMenu
      {...part}
      fallback={<MoreButton aria-haspopup="menu" aria-expanded={false} {...trigger} />}
      post={post}
      trigger={<MoreButton />}
    />
  );
}

function MoreButton(props: Omit<ActionButtonProps, 'label' | 'icon'>) {
  return <ActionButton {...props} label={strings.more} icon={moreIcon} />;
}
