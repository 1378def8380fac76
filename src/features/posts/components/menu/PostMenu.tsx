import { useSetAtom } from 'jotai';
import { Ban, Link2, MessageCircle, MessageCircleOff, Pencil, Quote, Share, Trash2, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, useBlock, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { isEditable } from '../../model/postRules.ts';
import { pressedStrings } from '../../pressedStrings.ts';
import { blockRepliesAtom } from '../../state/blockReplies.ts';
import { openComposerAtom } from '../../state/intents.ts';
import { type PostRow, postAtom } from '../../state/postStore.ts';
import { copyPostLinkAtom, deletePostAtom, sharePostAtom } from '../../state/removePost.ts';
import { strings } from '../../strings.ts';
import { focusOneOf, neighboursOf } from './neighbourPosts.ts';

export interface PostMenuProps {
  post: PostRow;
  trigger: ReactElement;
}

/** The less frequent actions on a post. A chunk of its own, because it imports the menu and the popup. */
export default function PostMenu({ post, trigger }: PostMenuProps) {
  const userId = useStoreValue(currentUserIdAtom);
  const isOwn = userId === post.authorUserId;
  const answered = useStoreValue(postAtom(post.repostedPostId ?? ''));
  const isReplyToOwn = post.type === 'reply' && !isOwn && answered?.authorUserId === userId;
  const openComposer = useSetAtom(openComposerAtom);
  const copyLink = useSetAtom(copyPostLinkAtom);
  const remove = useSetAtom(deletePostAtom);
  const share = useSetAtom(sharePostAtom);
  const [confirmAnchor, setConfirmAnchor] = useState<Element | null>(null);
  const [toBlock, setToBlock] = useState<Element | null>(null);

  const removeAndMoveOn = async () => {
    const neighbours = neighboursOf(post.id);
    if (await remove(post.id)) focusOneOf(neighbours, post.id);
  };

  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" defaultIsOpen>
        <MenuItem icon={Quote} onSelect={() => openComposer({ kind: 'quote', postId: post.id })}>
          {strings.quote}
        </MenuItem>
        <MenuItem icon={Link2} onSelect={() => void copyLink(post.id)}>
          {pressedStrings.copyLink}
        </MenuItem>
        {'share' in navigator && (
          <MenuItem icon={Share} onSelect={() => void share(post.id)}>
            {pressedStrings.share}
          </MenuItem>
        )}
        {isReplyToOwn && answered && <BlockItem answered={answered} replierId={post.authorUserId} />}
        {!isOwn && <BlockAuthorItem userId={post.authorUserId} onBlock={() => setToBlock(document.activeElement)} />}
        {isOwn && <MenuSeparator />}
        {isOwn && isEditable(post) && (
          <MenuItem icon={Pencil} onSelect={() => openComposer({ kind: 'edit', postId: post.id })}>
            {strings.edit}
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem icon={Trash2} tone="negative" onSelect={() => setConfirmAnchor(document.activeElement)}>
            {pressedStrings.delete}
          </MenuItem>
        )}
      </Menu>
      <ConfirmPopup
        anchor={confirmAnchor}
        question={pressedStrings.deleteQuestion}
        detail={pressedStrings.deleteConsequence}
        confirmLabel={pressedStrings.delete}
        cancelLabel={pressedStrings.cancel}
        onConfirm={() => void removeAndMoveOn()}
        onClose={() => setConfirmAnchor(null)}
      />
      {toBlock && <BlockQuestion userId={post.authorUserId} anchor={toBlock} onClose={() => setToBlock(null)} />}
    </>
  );
}

/** Blocks the author of the post after a confirmation, or unblocks them: a blocked person's post can still be opened by its address. */
function BlockAuthorItem({ userId, onBlock }: { userId: string; onBlock: () => void }) {
  const user = useStoreValue(userAtom(userId));
  const name = user ? displayNameOf(user) : '';
  const { unblock } = useBlock(userId);
  if (user?.isBlocked) {
    return (
      <MenuItem icon={Undo2} onSelect={unblock}>
        {pressedStrings.unblockUser(name)}
      </MenuItem>
    );
  }
  return (
    <MenuItem icon={Ban} tone="negative" onSelect={onBlock}>
      {pressedStrings.blockUser(name)}
    </MenuItem>
  );
}

/** Asks for confirmation before a person is blocked, and explains the effect. */
function BlockQuestion({ userId, anchor, onClose }: { userId: string; anchor: Element; onClose: () => void }) {
  const user = useStoreValue(userAtom(userId));
  const { block } = useBlock(userId);
  return (
    <ConfirmPopup
      anchor={anchor}
      question={pressedStrings.blockUserQuestion(user ? displayNameOf(user) : '')}
      detail={pressedStrings.blockUserConsequence}
      confirmLabel={pressedStrings.block}
      cancelLabel={pressedStrings.cancel}
      onConfirm={block}
      onClose={onClose}
    />
  );
}

/** For a reply to the person's own post: blocks its author from replying there, or unblocks them. */
function BlockItem({ answered, replierId }: { answered: PostRow; replierId: string }) {
  const block = useSetAtom(blockRepliesAtom);
  const isBlocked = answered.blockedUserIds?.includes(replierId) === true;
  return (
    <MenuItem icon={isBlocked ? MessageCircle : MessageCircleOff} onSelect={() => void block(answered.id, replierId, !isBlocked)}>
      {isBlocked ? pressedStrings.unblockReplies : pressedStrings.blockReplies}
    </MenuItem>
  );
}
