import { useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Card, Inline, Stack, Text } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { isUnrated, standingOf, TierChip } from '@/features/reputation';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { actionStrings as strings } from '../actionStrings.ts';
import { displayNameOf, handleOf } from '../model/names.ts';
import { followPersonLinks } from '../state/followPersonLinks.ts';
import { userAtom } from '../state/users.ts';
import { Facts } from './Facts.tsx';
import { FollowButtons } from './FollowButtons.tsx';
import * as styles from './PersonCards.css.ts';
import { UserAvatar } from './UserAvatar.tsx';
import { UserName } from './UserName.tsx';

/** A link to a person on which the pointer rests. */
interface Target {
  readonly link: HTMLAnchorElement;
  readonly userId: string;
}

/**
 * Shows a card of the person while a fine pointer rests on a link to them. There is one for the page, so that no link has a handler more. The
 * keyboard doesn't need it, because the profile has the same.
 */
export function PersonCards() {
  const hasFinePointer = useMediaQuery(media.finePointer);
  return hasFinePointer ? <CardAtPointer /> : null;
}

function CardAtPointer() {
  const store = useStore();
  const card = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<Target>();
  useEffect(() => followPersonLinks({ store, isInCard: (element) => card.current?.contains(element) === true, show: setTarget }), [store]);
  const user = useStoreValue(userAtom(target?.userId ?? ''));
  useLayoutEffect(() => {
    if (target && card.current) place(card.current, target.link.getBoundingClientRect());
  }, [target]);
  if (!target || !user) return null;
  const { rank } = standingOf(user.rating);
  return createPortal(
    <section ref={card} className={styles.layer} aria-label={strings.cardOf(displayNameOf(user))}>
      <Card surface="floating" padding="4">
        <Stack gap="3">
          <Inline gap="3">
            <UserAvatar user={user} size={56} isLink isEager />
            <span className={styles.names}>
              <UserName user={user} isLink hasMarkedAvatar />
              <Text size="small" tone="muted">
                <Facts of={[handleOf(user), rank]} />
              </Text>
            </span>
          </Inline>
          {!isUnrated(user.rating) && (
            <div>
              <TierChip rating={user.rating} />
            </div>
          )}
          <Inline gap="2">
            <FollowButtons userId={user.id} size="small" />
          </Inline>
          <Text as="p" size="small" tone="muted">
            {strings.followOrMonitor}
          </Text>
        </Stack>
      </Card>
    </section>,
    document.body,
  );
}

/** Distance of the card from its link and from the window's edges, in px. */
const gap = 8;

/** Places the card below its link, or above it where there is no space below. */
function place(card: HTMLElement, link: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = link.bottom + gap + height <= clientHeight || link.top < height + 2 * gap;
  const start = getComputedStyle(card).direction === 'rtl' ? link.right - width : link.left;
  card.style.left = `${Math.max(gap, Math.min(start, clientWidth - width - gap))}px`;
  card.style.top = `${isBelow ? link.bottom + gap : link.top - gap - height}px`;
}
