import { ArrowLeft } from 'lucide-react';
import { Icon, IconButton } from '@/design-system';
import { isSignedInAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { goBack } from '@/shared/navigation';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { strings } from '../strings.ts';
import { Bell } from './Bell.tsx';
import * as styles from './Header.css.ts';
import { HeaderAvatar } from './HeaderAvatar.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { ProfileMenuSlot } from './ProfileMenuSlot.tsx';

function BackButton() {
  return <IconButton label={strings.back} icon={<Icon glyph={ArrowLeft} isDirectional />} onClick={goBack} />;
}

/** Back on screens opened from another one, the own picture except on profiles, the logo; on small screens the bell, and on the own profile the menu. */
export function Header() {
  const isSignedIn = useStoreValue(isSignedInAtom);
  const { route } = useCurrentRoute();
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        {route.hasBack && <BackButton />}
        {isSignedIn && !route.isProfile && <HeaderAvatar />}
      </div>
      <HomeLogo />
      <div className={styles.end}>
        {isSignedIn && (
          <>
            <Bell />
            <ProfileMenuSlot />
          </>
        )}
      </div>
    </header>
  );
}
