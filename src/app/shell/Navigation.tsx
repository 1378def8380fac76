import { useSetAtom } from 'jotai';
import { Bell, House, PenLine, Search, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { Anchor, Badge, Button, Divider, Icon, type IconProps } from '@/design-system';
import { unreadCountAtom } from '@/features/notifications';
import { openComposerAtom } from '@/features/posts';
import { isSignedInAtom } from '@/features/session';
import { type Path, paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useCurrentRoute } from '../routing/useCurrentRoute.ts';
import { strings } from '../strings.ts';
import * as styles from './Navigation.css.ts';

const items = () => [
  { href: paths.home(), label: strings.feed, glyph: House, isCurrent: (path: string) => path === paths.home() },
  { href: paths.explore(), label: strings.explore, glyph: Search, isCurrent: (path: string) => path.startsWith(paths.explore()) },
  {
    href: paths.groups(),
    label: strings.groups,
    glyph: UsersRound,
    isCurrent: (path: string) => /^\/(group|(create|edit)-organisation)/.test(path),
  },
];

/** Feed, Explore, Groups and Compose: a floating bar on small screens; a rail on wide ones, which also has space for Notifications. */
export function Navigation() {
  const { location } = useCurrentRoute();
  const isSignedIn = useStoreValue(isSignedInAtom);
  return (
    <>
      <div className={styles.fade} />
      <nav className={styles.navigation} aria-label={strings.navigation}>
        {items().map(({ href, label, glyph, isCurrent }) => (
          <Item key={href} href={href} label={label} glyph={glyph} isCurrent={isCurrent(location)} />
        ))}
        {isSignedIn && <NotificationsItem isCurrent={location === paths.notifications()} />}
        {isSignedIn && <ComposeButton />}
      </nav>
      {/* The account is a page of switches and buttons, which the round button would cover. */}
      {isSignedIn && location !== paths.account() && <RoundComposeButton />}
    </>
  );
}

interface ItemProps extends Pick<IconProps, 'glyph'> {
  href: Path;
  label: string;
  isCurrent: boolean;
}

// Memoized, because a navigation doesn't change it.
const Item = memo(function Item({ href, label, glyph, isCurrent }: ItemProps) {
  return (
    <Anchor href={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
      <Icon glyph={glyph} />
      <span className={styles.itemLabel}>{label}</span>
    </Anchor>
  );
});

/** In the rail only: below its width the header's bell opens the notifications. */
const NotificationsItem = memo(function NotificationsItem({ isCurrent }: { isCurrent: boolean }) {
  const count = useStoreValue(unreadCountAtom);
  return (
    <div className={styles.railOnly}>
      <Divider />
      <Anchor
        href={paths.notifications()}
        className={styles.item}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={strings.notificationsWith(count)}
      >
        <Icon glyph={Bell} />
        <span className={styles.itemLabel}>{strings.notifications}</span>
        <span className={styles.itemCount}>
          <Badge count={count} />
        </span>
      </Anchor>
    </div>
  );
});

const ComposeButton = memo(function ComposeButton() {
  const open = useSetAtom(openComposerAtom);
  return (
    <div className={styles.compose}>
      <Button isWide icon={<Icon glyph={PenLine} size="compact" />} onClick={() => open({ kind: 'post' })}>
        {strings.compose}
      </Button>
    </div>
  );
});

const RoundComposeButton = memo(function RoundComposeButton() {
  const open = useSetAtom(openComposerAtom);
  // An IconButton grows with the text; this circle must not.
  return (
    <button type="button" className={styles.composeRound} aria-label={strings.compose} onClick={() => open({ kind: 'post' })}>
      <Icon glyph={PenLine} size="large" />
    </button>
  );
});
