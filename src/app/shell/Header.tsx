import { isSignedInAtom } from '@/features/session';
import { useAtomValue } from 'jotai';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { BackButton } from './BackButton.tsx';
import { Bell } from './Bell.tsx';
import * as styles from './Header.css.ts';
import { HeaderAvatar } from './HeaderAvatar.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { ProfileMenuSlot } from './ProfileMenuSlot.tsx';

/** Screens that one reaches from another: Back stands in the avatar's place. */
const innerScreens = new Set(['profile', 'username', 'post', 'reply', 'org']);

/** Avatar or Back, logo; on small screens the bell, and on one's own profile the menu. */
export function Header() {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { route } = useCurrentRoute();
  return (
    <header className={styles.header}>
      <div>{innerScreens.has(route.name) ? <BackButton /> : isSignedIn && <HeaderAvatar />}</div>
      <HomeLogo />
      <div className={styles.end}>{isSignedIn && <><Bell /><ProfileMenuSlot /></>}</div>
    </header>
  );
}
