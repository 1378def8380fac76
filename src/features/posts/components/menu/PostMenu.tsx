import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link2, MessageCircle, MessageCircleOff, Pencil, Quote, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { isEditable } from '../../model/postRules.ts';
import { blockRepliesAtom } from '../../state/blockReplies.ts';
import { openComposerAtom } from '../../state/intents.ts';
import { postAtom, type PostRow } from '../../state/postStore.ts';
import { copyPostLinkAtom, deletePostAtom } from '../../state/removePost.ts';
import { strings } from '../../strings.ts';

export interface PostMenuProps {
  post: PostRow;
  trigger: ReactElement;
}

/** The rarer things one can do with a post. A module of its own, because it brings the menu and the popup with it. */
export default function PostMenu({ post, trigger }: PostMenuProps) {
  const userId = useAtomValue(currentUserIdAtom);
  const isOwn = userId === post.authorUserId;
  const answered = useAtomValue(postAtom(post.repostedPostId ?? ''));
  const isReplyToOwn = post.type === 'reply' && !isOwn && answered?.authorUserId === userId;
  const openComposer = useSetAtom(openComposerAtom);
  const copyLink = useSetAtom(copyPostLinkAtom);
  const remove = useSetAtom(deletePostAtom);
  const [asked, setAsked] = useState<Element | null>(null);

  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" isInitiallyOpen>
        <MenuItem icon={Quote} onSelect={() => openComposer({ kind: 'quote', postId: post.id })}>{strings.quote}</MenuItem>
        <MenuItem icon={Link2} onSelect={() => void copyLink(post.id)}>{strings.copyLink}</MenuItem>
        {isReplyToOwn && answered && <BlockItem answered={answered} replierId={post.authorUserId} />}
        {isOwn && <MenuSeparator />}
        {isOwn && isEditable(post) && <MenuItem icon={Pencil} onSelect={() => openComposer({ kind: 'edit', postId: post.id })}>{strings.edit}</MenuItem>}
        {isOwn && (
          <MenuItem icon={Trash2} tone="negative" onSelect={() => setAsked(document.activeElement)}>{strings.delete}</MenuItem>
        )}
      </Menu>
      <ConfirmPopup
        anchor={asked}
        question={strings.deleteQuestion}
        detail={strings.deleteConsequence}
        confirmLabel={strings.delete}
        cancelLabel={strings.cancel}
        onConfirm={() => void remove(post.id)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** On an answer to one's own post: whether its writer may answer there again. */
function BlockItem({ answered, replierId }: { answered: PostRow; replierId: string }) {
  const block = useSetAtom(blockRepliesAtom);
  const isBlocked = answered.blockedUserIds?.includes(replierId) === true;
  return (
    <MenuItem icon={isBlocked ? MessageCircle : MessageCircleOff} onSelect={() => void block(answered.id, replierId, !isBlocked)}>
      {isBlocked ? strings.unblockReplies : strings.blockReplies}
    </MenuItem>
  );
}
