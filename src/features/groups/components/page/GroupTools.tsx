import { useSetAtom } from 'jotai';
import { Link2, LogOut, MoreHorizontal, PenLine, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OrganizationRole } from '@/api';
import { Button, Icon, IconButton, lazyPart, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { ChannelFollow, useGroupChannels } from '@/features/channels';
import { openComposerAtom } from '@/features/posts';
import { mainActionOf } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import { copyGroupLinkAtom } from '../../state/copyGroupLink.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { LeaveQuestion } from '../GroupAction.tsx';
import * as styles from './GroupPage.css.ts';

const InviteDialog = lazyPart(() => import('../members/InviteDialog.tsx'));

/** What one does with a group that one can read: write in it, follow it, invite people; at the end whatever else belongs there. */
export function GroupTools({ group, role, children }: GroupMenuProps & { children?: ReactNode }) {
  const openComposer = useSetAtom(openComposerAtom);
  const [isInviting, setIsInviting] = useState(false);
  // The main channel is what "following the group" means.
  useGroupChannels(group.id);
  return (
    <div className={styles.actions}>
      {can(role, 'publish') && group.channelId && (
        <Button
          icon={<Icon glyph={PenLine} size="compact" />}
          onClick={() => openComposer({ kind: 'post', ...(group.channelId ? { place: { channelId: group.channelId } } : {}) })}
        >
          {strings.postHere}
        </Button>
      )}
      {group.channelId && <ChannelFollow channelId={group.channelId} choices="follow" />}
      {can(role, 'invite') && (
        <Button variant="text" tone="neutral" icon={<Icon glyph={UserPlus} size="compact" />} onClick={() => setIsInviting(true)}>
          {strings.invite}
        </Button>
      )}
      {children && <span className={styles.end}>{children}</span>}
      {isInviting && <InviteDialog group={group} onClose={() => setIsInviting(false)} onFailure={() => setIsInviting(false)} />}
    </div>
  );
}

export interface GroupMenuProps {
  group: GroupRow;
  /** Of the person who looks. */
  role: OrganizationRole | undefined;
}

/** The rarer things. */
export function GroupMenu({ group, role }: GroupMenuProps) {
  const copyLink = useSetAtom(copyGroupLinkAtom);
  const [asked, setAsked] = useState<Element | null>(null);
  const mayLeave = can(role, 'leave') && mainActionOf(group) === 'manage';
  return (
    <>
      <Menu trigger={<IconButton label={strings.more} icon={<Icon glyph={MoreHorizontal} />} />} phoneLayout="sheet">
        <MenuItem icon={Link2} onSelect={() => void copyLink(group)}>
          {strings.copyLink}
        </MenuItem>
        {mayLeave && <MenuSeparator />}
        {mayLeave && (
          <MenuItem icon={LogOut} tone="negative" onSelect={() => setAsked(document.activeElement)}>
            {strings.leaveGroup}
          </MenuItem>
        )}
      </Menu>
      <LeaveQuestion groupId={group.id} anchor={asked} onClose={() => setAsked(null)} />
    </>
  );
}
