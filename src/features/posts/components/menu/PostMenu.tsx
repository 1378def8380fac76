import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link2, Quote, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { openComposerAtom } from '../../state/intents.ts';
import type { PostRow } from '../../state/postStore.ts';
import { copyPostLinkAtom, deletePostAtom } from '../../state/removePost.ts';
import { strings } from '../../strings.ts';

export interface PostMenuProps {
  post: PostRow;
  trigger: ReactElement;
}

/** The rarer things one can do with a post. A module of its own, because it brings the menu and the popup with it. */
export default function PostMenu({ post, trigger }: PostMenuProps) {
  const isOwn = useAtomValue(currentUserIdAtom) === post.authorUserId;
  const openComposer = useSetAtom(openComposerAtom);
  const copyLink = useSetAtom(copyPostLinkAtom);
  const remove = useSetAtom(deletePostAtom);
  const [asked, setAsked] = useState<Element | null>(null);

  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" isInitiallyOpen>
        <MenuItem icon={Quote} onSelect={() => openComposer({ kind: 'quote', postId: post.id })}>{strings.quote}</MenuItem>
        <MenuItem icon={Link2} onSelect={() => void copyLink(post.id)}>{strings.copyLink}</MenuItem>
        {isOwn && <MenuSeparator />}
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
