import { MoreHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { currentUserAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

const ProfileMenu = lazyPart(async () => (await import('../late.ts')).lazyParts.ProfileMenu());

/** The three-dot menu, on one's own profile only. */
export function ProfileMenuSlot() {
  const user = useStoreValue(currentUserAtom);
  const [location] = useLocation();
  const own = user ? [paths.profile(user.id), paths.user(user.username ?? '')] : [];
  // Usernames are the same in any case.
  return own.some((path) => path.toLowerCase() === location.toLowerCase()) ? <MenuOnDemand /> : null;
}

/** Its module comes with the first press. That it was pressed is forgotten with the profile: coming back opens nothing. */
function MenuOnDemand() {
  const { part, trigger } = useOnDemand(ProfileMenu);
  const button = <IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} aria-haspopup="menu" {...trigger} />;
  return <ProfileMenu {...part} fallback={button} />;
}
