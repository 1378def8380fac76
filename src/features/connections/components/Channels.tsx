import { RadioTower } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { Card, EmptyState, SegmentedControl } from '@/design-system';
import { ChannelRow } from '@/features/channels';
import { currentUserIdAtom } from '@/features/session';
import { PeopleSkeleton } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useFollowedChannels } from '../data/useConnections.ts';
import { type ChannelKind, channelKinds, parseChannelKind } from '../model/connections.ts';
import { strings } from '../strings.ts';
import * as styles from './Connections.css.ts';
import { Rows } from './Rows.tsx';

/** The channels that a person follows, and on one's own screen those that one monitors. */
export function Channels({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  // Monitoring is private: another person's list has followed channels only, so there is no filter.
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  const kind = isOwn ? parseChannelKind(search.get('only')) : 'all';
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.tabs.channels}>
      <div className={styles.panel}>
        {isOwn && (
          <SegmentedControl
            label={strings.channelKindLabel}
            isLabelHidden
            size="small"
            options={channelKinds.map((value) => ({ value, label: strings.channelKinds[value] }))}
            value={kind}
            onChange={(only) => setSearch(only === 'all' ? { type: 'channels' } : { type: 'channels', only }, { replace: true })}
          />
        )}
        <ChannelList key={kind} userId={userId} kind={kind} />
      </div>
    </Card>
  );
}

function ChannelList({ userId, kind }: { userId: string; kind: ChannelKind }) {
  const channels = useFollowedChannels(userId, kind);
  const ids = useMemo(() => channels.entries.map(({ id }) => id), [channels.entries]);
  if (channels.state === 'loading') return <PeopleSkeleton label={strings.loadingChannels} count={4} />;
  if (channels.entries.length === 0) {
    return (
      <EmptyState icon={RadioTower} title={strings.empty.channels.title} level={2}>
        {strings.empty.channels.text}
      </EmptyState>
    );
  }
  return (
    <Rows name={`channels:${userId}:${kind}`} list={channels} items={ids} label={strings.tabs.channels}>
      {(id) => <ChannelRow channelId={id} />}
    </Rows>
  );
}
