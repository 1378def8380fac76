import { useSetAtom } from 'jotai';
import { Ban, Copy, Link2, MessageCircle, MessageCircleOff, Pencil, Quote, Share, Trash2, Undo2, Users } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { MutePersonItem, MuteThreadItem } from '@/features/mutes';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, useBlock, userAtom } from '@/features/users';
import { restoreFocus } from '@/shared/lib/restoreFocus';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { postContentOf } from '../../model/postContent.ts';
import { isEditable } from '../../model/postRules.ts';
import { pressedStrings } from '../../pressedStrings.ts';
import { blockRepliesAtom } from '../../state/blockReplies.ts';
import { openComposerAtom } from '../../state/intents.ts';
import { startMutesAtom, threadIdAtom } from '../../state/mutedPosts.ts';
import { type PostRow, postAtom } from '../../state/postStore.ts';
import { copyPostLinkAtom, copyPostTextAtom, removePostAtom, sharePostAtom } from '../../state/removePost.ts';
import { strings } from '../../strings.ts';
import { WhoWeighedIn } from './WhoWeighedIn.tsx';

const postSelector = 'main article[data-post-id]';

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
  const copyText = useSetAtom(copyPostTextAtom);
  const remove = useSetAtom(removePostAtom);
  const share = useSetAtom(sharePostAtom);
  const [confirmAnchor, setConfirmAnchor] = useState<Element | null>(null);
  const [isListing, setIsListing] = useState(false);
  const [toBlock, setToBlock] = useState<Element | null>(null);

  const removeAndMoveOn = () => {
    const neighbours = neighboursOf(post.id);
    remove(post.id);
    focusOneOf(neighbours, post.id);
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
        {(post.title || postContentOf(post).text) && (
          <MenuItem icon={Copy} onSelect={() => void copyText(post.id)}>
            {pressedStrings.copyText}
          </MenuItem>
        )}
        {post.reactionSets.length > 0 && (
          <MenuItem icon={Users} onSelect={() => setIsListing(true)}>
            {pressedStrings.whoWeighedIn}
          </MenuItem>
        )}
        {'share' in navigator && (
          <MenuItem icon={Share} onSelect={() => void share(post.id)}>
            {pressedStrings.share}
          </MenuItem>
        )}
        {userId !== undefined && <MuteItems post={post} />}
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
        onConfirm={removeAndMoveOn}
        onClose={() => setConfirmAnchor(null)}
      />
      {isListing && <WhoWeighedIn post={post} onClose={() => setIsListing(false)} />}
      {toBlock && <BlockQuestion userId={post.authorUserId} anchor={toBlock} onClose={() => setToBlock(null)} />}
    </>
  );
}

/** Mutes the post's thread, or the author of another person's post; the focus moves on from what leaves the screen. */
function MuteItems({ post }: { post: PostRow }) {
  const start = useSetAtom(startMutesAtom);
  const threadId = useStoreValue(useMemo(() => threadIdAtom(post), [post]));
  const author = useStoreValue(userAtom(post.authorUserId));
  const starter = useStoreValue(userAtom(useStoreValue(postAtom(threadId))?.authorUserId ?? ''));
  const isOwn = useStoreValue(currentUserIdAtom) === post.authorUserId;
  const moveOn = () => {
    start();
    const neighbours = neighboursOf(post.id);
    // All its neighbours may leave with this post, and others come. Where it stays, as on its author's page, the focus stays on it.
    const next = () => (drawn(post.id) ? undefined : (firstDrawn(neighbours) ?? document.querySelector<HTMLElement>(postSelector)));
    return () => restoreFocus(next, (focused) => drawn(post.id)?.contains(focused) === true);
  };
  return (
    <>
      <MuteThreadItem id={threadId} name={starter ? displayNameOf(starter) : ''} onMute={moveOn} />
      {!isOwn && <MutePersonItem id={post.authorUserId} name={author ? displayNameOf(author) : ''} onMute={moveOn} />}
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

/** Ids of the posts around this one on the screen, the nearest below first, then those above: focus targets for when it is removed. */
function neighboursOf(id: string): readonly string[] {
  const drawn = [...document.querySelectorAll<HTMLElement>(postSelector)].flatMap(({ dataset }) => dataset['postId'] ?? []);
  const index = drawn.indexOf(id);
  return [...drawn.slice(index + 1), ...drawn.slice(0, Math.max(0, index)).reverse()];
}

const drawn = (id: string) => document.querySelector<HTMLElement>(`${postSelector}[data-post-id="${CSS.escape(id)}"]`);

const firstDrawn = (ids: readonly string[]) => ids.map(drawn).find((post) => post !== null);

/** Moves the focus of a removed post to the first of these that still exists (a thread is removed as a whole). */
function focusOneOf(ids: readonly string[], left: string): void {
  restoreFocus(
    () => firstDrawn(ids),
    (focused) => drawn(left)?.contains(focused) === true,
  );
}
