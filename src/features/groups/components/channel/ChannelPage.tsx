import { Hash } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { LinkButton, StatePanel, TabPanel, Tabs } from '@/design-system';
import { channelAtom, groupFailureMessage, useChannel } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../../strings.ts';
import { page } from '../Groups.css.ts';
import { ChannelPosts } from '../page/ChannelPosts.tsx';
import * as styles from '../page/GroupPage.css.ts';
import { GroupPageLoading } from '../page/GroupPageLoading.tsx';
import { ChannelHeader } from './ChannelHeader.tsx';

/** A channel of a group: its header with Follow, and its posts. */
export function ChannelPage({ groupId, channelId }: { groupId: string; channelId: string }) {
  const { state, error, retry } = useChannel(channelId, groupId);
  const channel = useStoreValue(channelAtom(channelId));
  if (state === 'missing') {
    return (
      <StatePanel
        kind="empty"
        icon={Hash}
        level={1}
        title={strings.channelMissingTitle}
        action={<LinkButton href={paths.group(groupId)}>{strings.toGroup}</LinkButton>}
      >
        {strings.channelMissingText}
      </StatePanel>
    );
  }
  if (channel) {
    return (
      <div className={page}>
        <ChannelHeader channel={channel} />
        <ChannelTabs channelId={channelId} />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <StatePanel kind="failed" level={1} title={strings.channelFailedTitle} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </StatePanel>
    );
  }
  return <GroupPageLoading of="channel" />;
}

const tabNames = ['posts', 'replies'] as const;

function ChannelTabs({ channelId }: { channelId: string }) {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'replies' ? 'replies' : 'posts';
  const id = `channel-${channelId}`;
  return (
    <div>
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={strings.channelTabsLabel}
          items={tabNames.map((value) => ({ value, label: strings.tabs[value] }))}
          value={tab}
          onChange={(value) => setAddress(value === 'posts' ? {} : { tab: value }, { replace: true })}
        />
      </div>
      <TabPanel tabsId={id} value={tab}>
        <div className={styles.panel}>
          <ChannelPosts key={tab} channelId={channelId} kind={tab} page="channel" />
        </div>
      </TabPanel>
    </div>
  );
}
