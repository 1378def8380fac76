import { useSetAtom } from 'jotai';
import { MoreHorizontal, Share } from 'lucide-react';
import type { User } from '@/api';
import { Button, Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { copyLinkAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { FollowButtons, profilePathOf } from '@/features/users';
import { shareable } from '@/shared/lib/paths';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

const PersonMenu = lazyPart(() => import('./PersonMenu.tsx'));

/** The actions on a profile: share the own one; follow, monitor or block another person. Empty for guests. */
export function ProfileActions({ user }: { user: User }) {
  const ownId = useStoreValue(currentUserIdAtom);
  const copyLink = useSetAtom(copyLinkAtom);
  // The actions stay beside the picture on a narrow phone.
  const isPhone = useMediaQuery(media.phone);
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
      {user.hasBlockedMe !== true && <FollowButtons userId={user.id} {...(isPhone ? { size: 'small' as const } : {})} />}
      <MoreActions user={user} />
    </>
  );
}

/** The menu is loaded on hover or focus, and the first press opens it. */
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
