import { MoreHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { currentUserAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

const ProfileMenu = lazyPart(async () => (await import('../late.ts')).lazyParts.ProfileMenu());

/** The three-dot menu, on the own profile only. */
export function ProfileMenuSlot() {
  const user = useStoreValue(currentUserAtom);
  const [location] = useLocation();
  const own = user ? [paths.profile(user.id), paths.user(user.username ?? '')] : [];
  // Usernames are case-insensitive.
  return own.some((path) => path.toLowerCase() === location.toLowerCase()) ? <MenuOnDemand /> : null;
}

/** Its module is loaded on the first press. The pressed state is dropped with the profile, so returning doesn't open the menu. */
function MenuOnDemand() {
  const { part, trigger } = useOnDemand(ProfileMenu);
  const button = <IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} aria-haspopup="menu" {...trigger} />;
  return <ProfileMenu {...part} fallback={button} />;
}
