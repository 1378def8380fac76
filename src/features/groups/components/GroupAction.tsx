import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Button, type ButtonProps, Chip, Icon, LinkButton, lazyPart, useOnDemand } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useOwnSteps } from '../data/useSteps.ts';
import { groupNameOf, mainActionOf } from '../model/membership.ts';
import type { GroupRow } from '../state/groups.ts';
import { strings } from '../strings.ts';
import * as styles from './Groups.css.ts';

const JoinedMenu = lazyPart(() => import('./JoinedMenu.tsx'));

export interface GroupActionProps {
  group: GroupRow;
  /** `small` and tinted in lists, where the same action appears in every row. */
  size?: 'small' | 'medium';
}

/** The one action that the person's status in a group allows. */
export function GroupAction({ group, size = 'medium' }: GroupActionProps) {
  const take = useOwnSteps(group.id);
  const name = groupNameOf(group);
  const main = { size, variant: size === 'small' ? 'tinted' : 'filled' } as const;
  const quiet = { size, variant: 'bordered', tone: 'neutral' } as const;
  const action = mainActionOf(group);
  const button = (label: string, look: Partial<ButtonProps>) => (
    <Button {...look} aria-label={strings.actionOn(label, name)}>
      {label}
    </Button>
  );
  switch (action) {
    case 'join':
      return button(strings.join, { ...main, onClick: () => void take('requestToJoin') });
    case 'requested':
      return button(strings.requested, { ...quiet, isDisabled: true });
    case 'answer':
      return (
        <>
          {button(strings.decline, { ...quiet, onClick: () => void take('declineInvitation') })}
          {button(strings.accept, { ...main, onClick: () => void take('acceptInvitation') })}
        </>
      );
    case 'manage':
      return (
        <LinkButton
          {...quiet}
          href={paths.editGroup(group.id)}
          icon={<Icon glyph={SlidersHorizontal} size="compact" />}
          aria-label={strings.actionOn(strings.manage, name)}
        >
          {strings.manage}
        </LinkButton>
      );
    case 'leave':
      return <JoinedButton group={group} size={size} />;
    case 'banned':
      return <Chip tone="negative">{strings.status.banned}</Chip>;
  }
}

/** Says that the person is a member. The menu that it opens, with the way to leave, is loaded on hover or focus. */
function JoinedButton({ group, size }: Required<GroupActionProps>) {
  const { part, trigger } = useOnDemand(JoinedMenu);
  const button = (props: object) => (
    <Button {...props} size={size} variant="bordered" tone="neutral" aria-label={strings.actionOn(strings.joinedGroup, groupNameOf(group))}>
      <span className={styles.opens}>
        {strings.joinedGroup}
        <Icon glyph={ChevronDown} size="small" />
      </span>
    </Button>
  );
  return (
    <JoinedMenu
      {...part}
      groupId={group.id}
      fallback={button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...trigger })}
      trigger={button({})}
    />
  );
}
