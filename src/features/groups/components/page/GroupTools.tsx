import { useSetAtom } from 'jotai';
import { MoreHorizontal, PenLine, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { ChannelFollow, useGroupChannels } from '@/features/channels';
import { openComposerAtom } from '@/features/posts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { can } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import type { GroupMenuProps } from './GroupMenu.tsx';

const InviteDialog = lazyPart(() => import('../members/InviteDialog.tsx'));
const GroupMenu = lazyPart(() => import('./GroupMenu.tsx'));

export type GroupToolsProps = Omit<GroupMenuProps, 'trigger'>;

/** The actions on a readable group, as parts of one row: write in it, follow it, invite people (on phones in the menu). */
export function GroupTools({ group, role }: GroupToolsProps) {
  const isPhone = useMediaQuery(media.phone);
  const size = isPhone ? 'small' : 'medium';
  const openComposer = useSetAtom(openComposerAtom);
  const [isInviting, setIsInviting] = useState(false);
  // Following a group means following its main channel.
  useGroupChannels(group.id);
  return (
    <>
      {can(role, 'publish') && group.channelId && (
        <Button
          size={size}
          icon={isPhone ? null : <Icon glyph={PenLine} size="compact" />}
          onClick={() => openComposer({ kind: 'post', ...(group.channelId ? { target: { channelId: group.channelId } } : {}) })}
        >
          {strings.postHere}
        </Button>
      )}
      {group.channelId && <ChannelFollow channelId={group.channelId} choices="follow" size={size} />}
      {can(role, 'invite') && !isPhone && (
        <Button variant="text" tone="neutral" icon={<Icon glyph={UserPlus} size="compact" />} onClick={() => setIsInviting(true)}>
          {strings.invite}
        </Button>
      )}
      {isInviting && <InviteDialog group={group} onClose={() => setIsInviting(false)} onFailure={() => setIsInviting(false)} />}
    </>
  );
}

/** The "More" button of a group. The menu is loaded on hover or focus, and the first press opens it. */
export function GroupMenuControl(props: GroupToolsProps) {
  const { part, trigger } = useOnDemand(GroupMenu);
  const icon = <Icon glyph={MoreHorizontal} />;
  return (
    <GroupMenu
      {...part}
      {...props}
      fallback={<IconButton label={strings.more} icon={icon} aria-haspopup="menu" aria-expanded={false} {...trigger} />}
      trigger={<IconButton label={strings.more} icon={icon} />}
    />
  );
}
