import { useSetAtom } from 'jotai';
import { Pencil, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Channel, OrganizationRole } from '@/api';
import { Button, Card, Heading, Icon, Link, lazyPart, Stack } from '@/design-system';
import { media } from '@/design-system/styles/index.ts';
import { ChannelAvatar, ChannelFollow, channelNameOf, channelStrings } from '@/features/channels';
import { openComposerAtom } from '@/features/posts';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useGroup } from '../../data/useGroups.ts';
import { groupNameOf, roleIn } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import { groupAtom } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import * as styles from '../page/GroupPage.css.ts';

const ChannelDialog = lazyPart(() => import('./ChannelDialog.tsx'));

/** A channel's description, its group, and its actions. */
export function ChannelHeader({ channel }: { channel: Channel }) {
  const { id: groupId } = useGroup(channel.ownerId ?? '');
  const group = useStoreValue(groupAtom(groupId ?? ''));
  const name = channelNameOf(channel);
  const isPhone = useMediaQuery(media.phone);
  return (
    <Card as="section" edge="bleed" padding={isPhone ? '4' : '5'} aria-label={name}>
      <Stack gap="4">
        <div className={styles.header}>
          <ChannelAvatar channel={channel} size={64} />
          <div className={styles.titles}>
            <Heading level={1} size="heading">
              <bdi>{name}</bdi>
            </Heading>
            <div className={styles.facts}>
              {group && (
                <Link href={paths.group(group.id)}>
                  <bdi>{groupNameOf(group)}</bdi>
                </Link>
              )}
              {group && <span aria-hidden="true">·</span>}
              <span>{channelStrings.followers(channel.numFollowers, formatShort(channel.numFollowers))}</span>
            </div>
          </div>
        </div>
        {channel.description && (
          <p className={styles.description} dir="auto">
            {channel.description}
          </p>
        )}
        <ChannelTools channel={channel} role={group && roleIn(group)} />
      </Stack>
    </Card>
  );
}

function ChannelTools({ channel, role }: { channel: Channel; role: OrganizationRole | undefined }) {
  const openComposer = useSetAtom(openComposerAtom);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className={styles.actions}>
      {can(role, 'publish') && (
        <Button
          icon={<Icon glyph={PenLine} size="compact" />}
          onClick={() => openComposer({ kind: 'post', target: { channelId: channel.id } })}
        >
          {strings.postHere}
        </Button>
      )}
      <ChannelFollow channelId={channel.id} />
      {can(role, 'saveChannel') && (
        <Button variant="text" tone="neutral" icon={<Icon glyph={Pencil} size="compact" />} onClick={() => setIsEditing(true)}>
          {strings.editChannel}
        </Button>
      )}
      {isEditing && (
        <ChannelDialog
          groupId={channel.ownerId ?? ''}
          channelId={channel.id}
          onClose={() => setIsEditing(false)}
          onFailure={() => setIsEditing(false)}
        />
      )}
    </div>
  );
}
