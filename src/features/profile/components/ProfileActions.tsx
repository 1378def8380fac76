import { useSetAtom } from 'jotai';
import { Ban, Link2, MoreHorizontal, Share } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/api';
import { Button, ConfirmPopup, Icon, IconButton, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, FollowButtons, useBlock, userStrings } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { shareProfileAtom } from '../state/share.ts';
import { strings } from '../strings.ts';

/** What one can do with a person: share oneself; follow, monitor or block somebody else. Nothing for guests. */
export function ProfileActions({ user }: { user: User }) {
  const ownId = useStoreValue(currentUserIdAtom);
  const share = useSetAtom(shareProfileAtom);
  if (ownId === undefined) return null;
  if (ownId === user.id) {
    return (
      <Button variant="bordered" tone="neutral" icon={<Icon glyph={Share} size="compact" />} onClick={() => void share(user)}>
        {strings.share}
      </Button>
    );
  }
  return (
    <>
      {user.hasBlockedMe !== true && <FollowButtons userId={user.id} />}
      <MoreActions user={user} />
    </>
  );
}

function MoreActions({ user }: { user: User }) {
  const share = useSetAtom(shareProfileAtom);
  const { block } = useBlock(user.id);
  const [asked, setAsked] = useState<Element | null>(null);
  const name = displayNameOf(user);
  return (
    <>
      <Menu phoneLayout="sheet" trigger={<IconButton label={strings.more} icon={<Icon glyph={MoreHorizontal} />} />}>
        <MenuItem icon={Link2} onSelect={() => void share(user)}>
          {strings.copyLink}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Ban} tone="negative" onSelect={() => setAsked(document.activeElement)}>
          {strings.block(name)}
        </MenuItem>
      </Menu>
      <ConfirmPopup
        anchor={asked}
        question={userStrings.blockQuestion(name)}
        detail={userStrings.blockConsequence(name)}
        confirmLabel={userStrings.block}
        onConfirm={block}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
