import { Button } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { formatAge } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../../strings.ts';
import type { PeopleListProps } from './peopleListProps.ts';

export interface RequestAnswersProps extends Pick<PeopleListProps, 'onStep'> {
  userId: string;
  isBusy: boolean;
  /** Both buttons share the available width. */
  isWide?: boolean;
}

/** The two answers to a join request. */
export function RequestAnswers({ userId, isBusy, isWide = false, onStep }: RequestAnswersProps) {
  const user = useStoreValue(userAtom(userId));
  const name = user ? displayNameOf(user) : '';
  const shared = { size: 'small', isWide, isDisabled: isBusy } as const;
  return (
    <>
      <Button
        {...shared}
        variant="bordered"
        tone="neutral"
        aria-label={strings.actionOn(strings.decline, name)}
        onClick={() => onStep({ kind: 'declineRequest', userId })}
      >
        {strings.decline}
      </Button>
      <Button
        {...shared}
        variant="tinted"
        aria-label={strings.actionOn(strings.approve, name)}
        onClick={() => onStep({ kind: 'acceptRequest', userId })}
      >
        {strings.approve}
      </Button>
    </>
  );
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** How long a join request has been waiting since this moment (ISO 8601), or since which day. */
export function requestAge(since: string, now: number): string {
  const age = now - Date.parse(since);
  if (age < minute) return strings.askedNow;
  // From here on an age is written as a date.
  return age < week ? strings.asked(formatAge(since, now)) : strings.askedOn(formatAge(since, now));
}
