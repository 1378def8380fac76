import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Badge, Card, Heading, Link, Stack, Text } from '@/design-system';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { formatWhole } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useJoinRequests } from '../../data/usePeople.ts';
import { useMemberSteps } from '../../data/useSteps.ts';
import type { GroupRow } from '../../state/groups.ts';
import type { MemberStep } from '../../state/memberSteps.ts';
import { strings } from '../../strings.ts';
import { handFocusFrom, PersonRow } from '../members/PersonRow.tsx';
import { RequestAnswers, requestAge } from '../members/RequestAnswers.tsx';
import * as styles from './GroupRail.css.ts';

/** The maximum number of requests beside the column. */
const shown = 3;

/** The oldest join requests, to be answered from any part of the group; hidden where the whole list is on the screen. */
export function RequestsBeside({ group }: { group: GroupRow }) {
  const { people, count } = useJoinRequests(group.id, true);
  const { busy, take } = useMemberSteps(group.id);
  const [address] = useSearchParams();
  const [hasAnswered, setHasAnswered] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useStoreValue(nowAtom);
  const movingRows = useMovingRows<HTMLUListElement>();

  /** The answered row disappears together with the focused button, so the focus moves to the heading. */
  const answer = async (step: MemberStep) => {
    setHasAnswered(true);
    if (await take(step)) handFocusFrom(step.userId, heading.current);
  };

  const isBesideAll = address.get('tab') === 'members' && address.get('people') === 'requests';
  if (isBesideAll || (count === 0 && !hasAnswered)) return null;
  return (
    <Card as="section" padding="4" aria-label={strings.joinRequests}>
      <Stack gap="2">
        <div className={styles.top}>
          <Heading level={2} size="body" ref={heading} tabIndex={-1}>
            {strings.joinRequests}
          </Heading>
          <Badge count={count} label={strings.waiting(count)} />
        </div>
        {count === 0 && (
          <Text size="small" tone="muted">
            {strings.noRequests}
          </Text>
        )}
        <ul ref={movingRows} className={styles.list} role="list">
          {people.slice(0, shown).map(({ userId, since }) => (
            <li key={userId} className={styles.request}>
              <PersonRow userId={userId} detail={since && requestAge(since, now)} />
              <div className={styles.answers}>
                <RequestAnswers userId={userId} isBusy={busy.has(userId)} isWide onStep={(step) => void answer(step)} />
              </div>
            </li>
          ))}
        </ul>
        {count > shown && (
          <Link href={paths.group(group.id, { tab: 'members', people: 'requests' })}>{strings.allRequests(formatWhole(count))}</Link>
        )}
      </Stack>
    </Card>
  );
}
