import { useAtomValue } from 'jotai';
import { MoreHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { currentUserAtom } from '@/features/session';
import { type Path, paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

const ProfileMenu = lazyPart(async () => (await import('../late.ts')).lateParts.ProfileMenu());

/** The three-dot menu, on one's own profile only. Its module comes with the first press. */
export function ProfileMenuSlot() {
  const user = useAtomValue(currentUserAtom);
  const [location] = useLocation();
  const { part, trigger } = useOnDemand(ProfileMenu);
  const own = user ? [paths.profile(user.id), paths.user(user.username ?? '')] : [];
  if (!own.includes(location as Path)) return null;

  const button = <IconButton label={strings.profileMenu} icon={<Icon glyph={MoreHorizontal} />} aria-haspopup="menu" {...trigger} />;
  return <ProfileMenu {...part} fallback={button} />;
}
