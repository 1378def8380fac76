import { Hash, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, EmptyState, FailureState, Heading, Icon, lazyPart, Skeleton, SkeletonRegion, Stack } from '@/design-system';
import { ChannelRow, groupFailureMessage, useGroupChannels } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { roleIn } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { item, list } from '../Groups.css.ts';
import * as styles from './GroupPage.css.ts';

const ChannelDialog = lazyPart(() => import('../channel/ChannelDialog.tsx'));

/** A group's channels, the main one first. People with the right see a button that adds a channel. */
export function GroupChannels({ group }: { group: GroupRow }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.tabs.channels}>
      <Stack gap="3">
        <div className={styles.sectionTop}>
          <Heading level={2}>{strings.tabs.channels}</Heading>
          {can(roleIn(group), 'saveChannel') && (
            <Button size="small" variant="tinted" icon={<Icon glyph={Plus} size="small" />} onClick={() => setIsAdding(true)}>
              {strings.newChannel}
            </Button>
          )}
        </div>
        <Channels group={group} />
      </Stack>
      {isAdding && <ChannelDialog groupId={group.id} onClose={() => setIsAdding(false)} onFailure={() => setIsAdding(false)} />}
    </Card>
  );
}

function Channels({ group }: { group: GroupRow }) {
  const { state, ids, error, retry } = useGroupChannels(group.id);
  if (state === 'loading') {
    return (
      <SkeletonRegion label={strings.loadingChannels}>
        <Stack gap="4">
          <Skeleton form="line" width="40%" />
          <Skeleton form="line" width="55%" />
          <Skeleton form="line" width="35%" />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (state === 'failed') {
    return (
      <FailureState form="row" level={3} title={strings.channelsFailedTitle} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </FailureState>
    );
  }
  if (ids.length === 0) {
    return (
      <EmptyState form="row" level={3} icon={Hash} title={strings.noChannels}>
        {strings.noChannelsText}
      </EmptyState>
    );
  }
  return (
    <ul className={list} role="list">
      {ids.map((id) => (
        <li key={id} className={item}>
          <ChannelRow channelId={id} isMain={id === group.channelId} />
        </li>
      ))}
    </ul>
  );
}
