import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Notification } from '@/api';
import { Button } from '@/design-system';
import { displayNameOf } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useJoinRequests } from '../data/usePeople.ts';
import { useMemberSteps, useOwnSteps } from '../data/useSteps.ts';
import { groupNameOf, roleIn, statusIn } from '../model/membership.ts';
import { can } from '../model/permissions.ts';
import { groupAtom, putGroupsAtom } from '../state/groups.ts';
import { strings } from '../strings.ts';

export interface GroupNotificationActionsProps {
  notification: Notification;
  /** Called once the question is answered here, so that the notification can be marked as read. */
  onAnswered: () => void;
}

/** Accept and Decline in a notification of an invitation or a join request. Renders nothing once it is answered. */
export function GroupNotificationActions({ notification, onAnswered }: GroupNotificationActionsProps) {
  const { type, organization } = notification;
  const putGroups = useSetAtom(putGroupsAtom);
  useEffect(() => {
    if (organization) putGroups([organization]);
  }, [organization, putGroups]);
  if (!organization) return null;
  if (type === 'group_invitation') return <InvitationAnswer groupId={organization.id} onAnswered={onAnswered} />;
  if (type === 'group_join_request') return <RequestAnswer notification={notification} groupId={organization.id} onAnswered={onAnswered} />;
  return null;
}

interface AnswerProps {
  groupId: string;
  onAnswered: () => void;
}

function InvitationAnswer({ groupId, onAnswered }: AnswerProps) {
  const group = useStoreValue(groupAtom(groupId));
  const take = useOwnSteps(groupId);
  if (!group || statusIn(group) !== 'invited') return null;
  const answer = async (step: 'acceptInvitation' | 'declineInvitation') => {
    if (await take(step)) onAnswered();
  };
  return (
    <Answers
      about={groupNameOf(group)}
      isBusy={false}
      onAccept={() => void answer('acceptInvitation')}
      onDecline={() => void answer('declineInvitation')}
    />
  );
}

function RequestAnswer({ groupId, notification: { actorUser }, onAnswered }: AnswerProps & { notification: Notification }) {
  const { busy, take } = useMemberSteps(groupId);
  const group = useStoreValue(groupAtom(groupId));
  // Only the list of requests tells whether this one is still open; another administrator may have answered it.
  const requests = useJoinRequests(groupId, group !== undefined && can(roleIn(group), 'handleRequests'));
  if (!actorUser || !requests.people.some(({ userId }) => userId === actorUser.id)) return null;
  const answer = async (kind: 'acceptRequest' | 'declineRequest') => {
    if (await take({ kind, userId: actorUser.id })) onAnswered();
  };
  return (
    <Answers
      about={displayNameOf(actorUser)}
      isBusy={busy.size > 0}
      onAccept={() => void answer('acceptRequest')}
      onDecline={() => void answer('declineRequest')}
    />
  );
}

interface AnswersProps {
  /** The name of the group or the person. */
  about: string;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

function Answers({ about, isBusy, onAccept, onDecline }: AnswersProps) {
  return (
    <>
      <Button
        size="small"
        variant="bordered"
        tone="neutral"
        isDisabled={isBusy}
        aria-label={strings.actionOn(strings.decline, about)}
        onClick={onDecline}
      >
        {strings.decline}
      </Button>
      <Button size="small" variant="tinted" isDisabled={isBusy} aria-label={strings.actionOn(strings.accept, about)} onClick={onAccept}>
        {strings.accept}
      </Button>
    </>
  );
}
