import { useSetAtom } from 'jotai';
import { BookCheck, Images, MessagesSquare, PenLine, Repeat2 } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Button, StatePanel, TabPanel, Tabs } from '@/design-system';
import { openComposerAtom, PostList, usePostPages } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, userAtom } from '@/features/users';
import { formatShort } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { profileSource } from '../data/profileSource.ts';
import { useReplies } from '../data/useReplies.ts';
import { useUnreadCount } from '../data/useUnreadCount.ts';
import { type ListTab, type ProfileTab, parseProfileTab, tabsFor } from '../model/profileTab.ts';
import { strings } from '../strings.ts';
import { Media } from './Media.tsx';
import * as styles from './Profile.css.ts';

const tabsId = 'profile';

/** A person's posts by kind. The tab is in the address, so that Back restores it and links can point to it. */
export function ProfileTabs({ userId }: { userId: string }) {
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  const [search, setSearch] = useSearchParams();
  const tab = parseProfileTab(search.get('tab'), isOwn);
  const unread = useUnreadCount(userId, !isOwn);
  const choose = (next: ProfileTab) => setSearch(next === 'posts' ? {} : { tab: next }, { replace: true });
  const items = tabsFor(isOwn).map((value) => ({
    value,
    label: strings.tabs[value],
    ...(value === 'unread' && unread ? { count: formatShort(unread) } : {}),
  }));
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={strings.tabsLabel} items={items} value={tab} onChange={choose} />
      </div>
      <TabPanel tabsId={tabsId} value={tab}>
        <TabContent key={tab} userId={userId} tab={tab} isOwn={isOwn} />
      </TabPanel>
    </div>
  );
}

function TabContent({ userId, tab, isOwn }: { userId: string; tab: ProfileTab; isOwn: boolean }) {
  if (tab === 'replies') return <Replies userId={userId} />;
  if (tab === 'media') return <Media userId={userId} empty={<Nothing userId={userId} isOwn={isOwn} tab={tab} />} />;
  return <Posts userId={userId} tab={tab} />;
}

function Posts({ userId, tab }: { userId: string; tab: Exclude<ListTab, 'replies'> }) {
  const source = profileSource(userId, tab);
  const pages = usePostPages(source);
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  return (
    <PostList
      list={source.list}
      page="profile"
      label={strings.tabs[tab]}
      pages={pages}
      empty={<Nothing userId={userId} isOwn={isOwn} tab={tab} />}
    />
  );
}

function Replies({ userId }: { userId: string }) {
  const pages = useReplies(userId);
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  return (
    <PostList
      list={profileSource(userId, 'replies').list}
      page="profile"
      label={strings.tabs.replies}
      pages={pages}
      empty={<Nothing userId={userId} isOwn={isOwn} tab="replies" />}
    />
  );
}

const pictures = { posts: PenLine, replies: MessagesSquare, reposts: Repeat2, unread: BookCheck, media: Images } as const;

function Nothing({ userId, isOwn, tab }: { userId: string; isOwn: boolean; tab: ProfileTab }) {
  const user = useStoreValue(userAtom(userId));
  const open = useSetAtom(openComposerAtom);
  const { title, text, own } = strings.empty[tab];
  return (
    <StatePanel
      kind="empty"
      icon={pictures[tab]}
      title={title}
      level={2}
      action={isOwn && tab === 'posts' && <Button onClick={() => open({ kind: 'post' })}>{strings.write}</Button>}
    >
      {isOwn || !user ? own : text(displayNameOf(user))}
    </StatePanel>
  );
}
