import { useSearchParams } from 'wouter';
import { Card, lazyPart, StatePanel, TabPanel, Tabs } from '@/design-system';
import { formatWhole } from '@/shared/i18n';
import { useJoinRequests } from '../../data/usePeople.ts';
import { roleIn } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { AboutGroup } from './AboutGroup.tsx';
import { ChannelPosts } from './ChannelPosts.tsx';
import { GroupChannels } from './GroupChannels.tsx';
import * as styles from './GroupPage.css.ts';
import { PanelSkeleton } from './GroupPageLoading.tsx';

const MembersTab = lazyPart(() => import('../members/MembersTab.tsx'));

const failed = (retry: () => void) => (
  <StatePanel kind="failed" title={strings.membersFailed} onRetry={retry}>
    {strings.failedText}
  </StatePanel>
);

const tabNames = ['posts', 'replies', 'channels', 'members', 'about'] as const;
type TabName = (typeof tabNames)[number];

const isTab = (name: string | null): name is TabName => tabNames.some((tab) => tab === name);

/** The tabs of a group. The open tab is in the address, so that Back restores it and links can point to it. */
export function GroupTabs({ group }: { group: GroupRow }) {
  const [address, setAddress] = useSearchParams();
  const tabParam = address.get('tab');
  const tab = isTab(tabParam) ? tabParam : 'posts';
  const id = `group-${group.id}`;
  const requests = useJoinRequests(group.id, can(roleIn(group), 'handleRequests'));
  const items = tabNames.map((value) => ({
    value,
    label: strings.tabs[value],
    // Waiting requests to join are counted on the tab that leads to them.
    ...(value === 'members' && requests.count > 0 ? { count: formatWhole(requests.count) } : {}),
  }));
  const select = (value: TabName) => setAddress(value === 'posts' ? {} : { tab: value }, { replace: true });
  return (
    <div>
      <div className={styles.tabs}>
        <Tabs id={id} label={strings.tabsLabel} items={items} value={tab} onChange={select} />
      </div>
      <TabPanel tabsId={id} value={tab}>
        <div className={styles.panel}>
          <TabContent tab={tab} group={group} />
        </div>
      </TabPanel>
    </div>
  );
}

function TabContent({ tab, group }: { tab: TabName; group: GroupRow }) {
  switch (tab) {
    case 'posts':
    case 'replies':
      return group.channelId ? <ChannelPosts key={tab} channelId={group.channelId} kind={tab} page="group" /> : null;
    case 'channels':
      return <GroupChannels group={group} />;
    case 'members':
      return <MembersTab group={group} role={roleIn(group)} fallback={<PanelSkeleton tab={tab} />} failed={failed} />;
    case 'about':
      return (
        <Card edge="bleed" padding="4">
          <AboutGroup group={group} />
        </Card>
      );
  }
}
