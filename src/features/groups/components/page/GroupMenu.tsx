import { useSetAtom } from 'jotai';
import { Link2, LogOut, UserPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { OrganizationRole } from '@/api';
import { lazyPart, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { copyLinkAtom, toastLife } from '@/features/feedback';
import { paths, shareable } from '@/shared/lib/paths';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { mainActionOf } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import LeaveQuestion from '../LeaveQuestion.tsx';

const InviteDialog = lazyPart(() => import('../members/InviteDialog.tsx'));

export interface GroupMenuProps {
  group: GroupRow;
  /** The role of the signed-in person. */
  role: OrganizationRole | undefined;
  trigger: ReactElement;
}

/** The less frequent actions on a group. A module of its own, because it loads the menu and the popup. */
export default function GroupMenu({ group, role, trigger }: GroupMenuProps) {
  const copyLink = useSetAtom(copyLinkAtom);
  const [questionAnchor, setQuestionAnchor] = useState<Element | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const isPhone = useMediaQuery(media.phone);
  const mayLeave = can(role, 'leave') && mainActionOf(group) === 'manage';
  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" defaultIsOpen>
        {/* The link uses the short code, which stays the same when the group is renamed. */}
        <MenuItem icon={Link2} onSelect={() => void copyLink(shareable(paths.group(group.code ?? group.id)), toastLife.long)}>
          {strings.copyLink}
        </MenuItem>
        {isPhone && can(role, 'invite') && (
          <MenuItem icon={UserPlus} onSelect={() => setIsInviting(true)}>
            {strings.invite}
          </MenuItem>
        )}
        {mayLeave && <MenuSeparator />}
        {mayLeave && (
          <MenuItem icon={LogOut} tone="negative" onSelect={() => setQuestionAnchor(document.activeElement)}>
            {strings.leaveGroup}
          </MenuItem>
        )}
      </Menu>
      {isInviting && <InviteDialog group={group} onClose={() => setIsInviting(false)} onFailure={() => setIsInviting(false)} />}
      <LeaveQuestion groupId={group.id} anchor={questionAnchor} onClose={() => setQuestionAnchor(null)} />
    </>
  );
}
