import { useSetAtom } from 'jotai';
import { MoreHorizontal, PenLine, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Icon, IconButton, lazyPart, useOnDemand } from '@/design-system';
import { ChannelFollow, useGroupChannels } from '@/features/channels';
import { openComposerAtom } from '@/features/posts';
import { can } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import type { GroupMenuProps } from './GroupMenu.tsx';
import * as styles from './GroupPage.css.ts';

const InviteDialog = lazyPart(() => import('../members/InviteDialog.tsx'));
const GroupMenu = lazyPart(() => import('./GroupMenu.tsx'));

export type GroupToolsProps = Omit<GroupMenuProps, 'trigger'>;

/** The actions on a readable group: write in it, follow it, invite people. `children` follow at the end. */
export function GroupTools({ group, role, children }: GroupToolsProps & { children?: ReactNode }) {
  const openComposer = useSetAtom(openComposerAtom);
  const [isInviting, setIsInviting] = useState(false);
  // Following a group means following its main channel.
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
