import { useSetAtom } from 'jotai';
import { MoreHorizontal, Share } from 'lucide-react';
import type { User } from '@/api';
import { Button, Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { copyLinkAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { FollowButtons, profilePathOf } from '@/features/users';
import { shareable } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

const PersonMenu = lazyPart(() => import('./PersonMenu.tsx'));

/** What one can do with a person: share oneself; follow, monitor or block somebody else. Nothing for guests. */
export function ProfileActions({ user }: { user: User }) {
  const ownId = useStoreValue(currentUserIdAtom);
  const copyLink = useSetAtom(copyLinkAtom);
  if (ownId === undefined) return null;
  if (ownId === user.id) {
    return (
      <Button
        variant="bordered"
        tone="neutral"
        icon={<Icon glyph={Share} size="compact" />}
        onClick={() => void copyLink(shareable(profilePathOf(user)))}
      >
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

/** The menu is fetched when a pointer or the focus comes near, and opens with the first press. */
function MoreActions({ user }: { user: User }) {
  const { part, trigger } = useOnDemand(PersonMenu);
  const icon = <Icon glyph={MoreHorizontal} />;
  return (
    <PersonMenu
      {...part}
      fallback={<IconButton label={strings.more} icon={icon} aria-haspopup="menu" aria-expanded={false} {...trigger} />}
      user={user}
      trigger={<IconButton label={strings.more} icon={icon} />}
    />
  );
}
