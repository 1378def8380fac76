import { Bell as BellGlyph } from 'lucide-react';
import { Anchor, Badge, Icon } from '@/design-system';
import { unreadCountAtom } from '@/features/notifications';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { strings } from '../strings.ts';
import * as styles from './Header.css.ts';

/** Opens the notifications where the navigation has no space for them: below the desktop width. */
export function Bell() {
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
