import { ArrowLeft, Bell as BellGlyph } from 'lucide-react';
import { Anchor, Badge, Icon, IconButton } from '@/design-system';
import { unreadCountAtom } from '@/features/notifications';
import { isSignedInAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { goBack } from '@/shared/navigation';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { strings } from '../strings.ts';
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

/** Opens the notifications where the navigation has no space for them: below the desktop width. */
function Bell() {
  const count = useStoreValue(unreadCountAtom);
  const { route } = useCurrentRoute();
  return (
    <Anchor
      href={paths.notifications()}
      className={styles.bell}
      aria-label={strings.notificationsWith(count)}
      aria-current={route.name === 'notifications' ? 'page' : undefined}
    >
      <Icon glyph={BellGlyph} size="large" />
      <span className={styles.bellCount} aria-hidden>
        <Badge count={count} />
      </span>
    </Anchor>
  );
}
