import { Icon, IconButton } from '@/design-system';
import { currentUserAtom } from '@/features/session';
import { useAtomValue } from 'jotai';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { strings } from '../strings.ts';

const load = () => import('./ProfileMenu.tsx');
const ProfileMenu = lazy(load);

/** The three-dot menu, on one's own profile only. Its module comes with the first press. */
export function ProfileMenuSlot() {
  const user = useAtomValue(currentUserAtom);
  const [location] = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const own = user ? [`/profile/${user.id}`, `/user/${user.username ?? ''}`] : [];
  if (!own.includes(decodeURI(location))) return null;

  const button = (
    <IconButton
      label={strings.profileMenu}
      icon={<Icon glyph={MoreHorizontal} />}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? <Suspense fallback={button}><ProfileMenu /></Suspense> : button;
}
