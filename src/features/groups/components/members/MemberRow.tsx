import { Ban, Eye, EyeOff, MoreHorizontal, ShieldCheck, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { OrganizationRole } from '@/api';
import { Chip, type ChipProps, ConfirmPopup, Icon, IconButton, lazyPart, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, userAtom } from '@/features/users';
import { formatDate } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { canActOn } from '../../model/permissions.ts';
import type { MemberRow as Member } from '../../state/groups.ts';
import type { MemberStep } from '../../state/memberSteps.ts';
import { strings } from '../../strings.ts';
import { PersonRow } from './PersonRow.tsx';

/** Higher roles have a stronger colour. */
const looks = {
  owner: { variant: 'filled' },
  admin: { variant: 'tinted', tone: 'primary' },
  moderator: { variant: 'bordered' },
  member: { variant: 'text' },
} as const satisfies Record<OrganizationRole, Partial<ChipProps>>;

function RoleChip({ role }: { role: OrganizationRole }) {
  return <Chip {...looks[role]}>{strings.roles[role]}</Chip>;
}

const RoleDialog = lazyPart(() => import('./RoleDialog.tsx'));

export interface MemberRowProps {
  member: Member;
  /** The role of the signed-in person; without one no actions are offered. */
  ownRole: OrganizationRole | undefined;
  isBusy: boolean;
  onStep: (step: MemberStep) => void;
}

/** A member with their role and the actions on them. */
export function MemberRow({ member, ownRole, isBusy, onStep }: MemberRowProps) {
  const isSelf = useStoreValue(currentUserIdAtom) === member.userId;
  const may = (right: Parameters<typeof canActOn>[1]) => canActOn(ownRole, right, { role: member.role, isSelf });
  const rights = { editRole: may('editRole'), editHidden: may('editHidden'), remove: may('remove'), ban: may('ban') };
  const hasMenu = Object.values(rights).some(Boolean);
  return (
    <PersonRow
      userId={member.userId}
      detail={detailOf(member, isSelf)}
      menu={hasMenu ? <MemberMenu {...{ member, rights, isBusy, onStep, ownRole }} /> : menuPlaceholder(ownRole)}
    >
      <RoleChip role={member.role} />
    </PersonRow>
  );
}

/** Keeps the menus of a list in one line for those who have menus. For other people the empty column would only cut names. */
const menuPlaceholder = (role: OrganizationRole | undefined) => (role === undefined || role === 'member' ? undefined : null);

/** Ordinary members show the date on which they joined; the signed-in person sees whether their role is hidden. */
function detailOf({ role, hidden, since }: Member, isSelf: boolean): string | undefined {
  if (isSelf && hidden) return strings.hiddenRole;
  return role === 'member' && since ? strings.joined(formatDate(since)) : undefined;
}

interface MemberMenuProps extends MemberRowProps {
  rights: Readonly<Record<'editRole' | 'editHidden' | 'remove' | 'ban', boolean>>;
}

function MemberMenu({ member, rights, ownRole, isBusy, onStep }: MemberMenuProps) {
  const user = useStoreValue(userAtom(member.userId));
  const [question, setQuestion] = useState<{ readonly kind: 'remove' | 'ban'; readonly anchor: Element | null }>();
  const [isEditing, setIsEditing] = useState(false);
  const { userId, hidden } = member;
  const name = user ? displayNameOf(user) : '';
  // The call can't carry the owner's role; for the owner the server reads the visibility only.
  const role = member.role === 'owner' ? 'admin' : member.role;
  const ask = (kind: 'remove' | 'ban') => setQuestion({ kind, anchor: document.activeElement });
  return (
    <>
      <Menu
        trigger={<IconButton label={strings.moreAbout(name)} icon={<Icon glyph={MoreHorizontal} />} isLoading={isBusy} />}
        phoneLayout="sheet"
      >
        {rights.editRole && (
          <MenuItem icon={ShieldCheck} onSelect={() => setIsEditing(true)}>
            {strings.editRole}
          </MenuItem>
        )}
        {rights.editHidden && (
          <MenuItem icon={hidden ? Eye : EyeOff} onSelect={() => onStep({ kind: 'edit', userId, role, hidden: !hidden, change: 'hidden' })}>
            {hidden ? strings.showRole : strings.hideRole}
          </MenuItem>
        )}
        {(rights.editRole || rights.editHidden) && (rights.remove || rights.ban) && <MenuSeparator />}
        {rights.remove && (
          <MenuItem icon={UserMinus} tone="negative" onSelect={() => ask('remove')}>
            {strings.remove}
          </MenuItem>
        )}
        {rights.ban && (
          <MenuItem icon={Ban} tone="negative" onSelect={() => ask('ban')}>
            {strings.ban}
          </MenuItem>
        )}
      </Menu>
      <ConfirmPopup
        anchor={question?.anchor ?? null}
        question={question?.kind === 'ban' ? strings.banQuestion(name) : strings.removeQuestion(name)}
        detail={question?.kind === 'ban' ? strings.banConsequence : strings.removeConsequence}
        confirmLabel={question?.kind === 'ban' ? strings.banConfirm : strings.removeConfirm}
        cancelLabel={strings.cancel}
        onConfirm={() => question && onStep({ kind: question.kind, userId })}
        onClose={() => setQuestion((before) => before && { ...before, anchor: null })}
      />
      {isEditing && (
        <RoleDialog
          name={name}
          role={role}
          ownRole={ownRole}
          onClose={() => setIsEditing(false)}
          onFailure={() => setIsEditing(false)}
          onSave={(next) => onStep({ kind: 'edit', userId, role: next, hidden, change: 'role' })}
        />
      )}
    </>
  );
}
