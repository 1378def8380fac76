import { SearchX } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Anchor, Card, Heading, LiveRegion, StatePanel, TabPanel, Tabs } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import { GroupList } from '@/features/groups';
import { LongRows } from '@/features/lists';
import { PostCard, removedPostsAtom, unmutedOf, usePostWatch } from '@/features/posts';
import { UserRow } from '@/features/users';
import { formatWhole } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useSearch } from '../data/useSearch.ts';
import { parseResultTab, type ResultTab, resultTabs, type SearchResults } from '../model/results.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { useMatches } from './useMatches.ts';

/** Number of people and groups in the Top tab; a press shows the rest. */
const shownOnTop = 3;
/** Up to so many results are drawn as a whole; of more only those near the window. */
const shortLists = { rows: 40, posts: 12 } as const;
/** Estimated heights of results that aren't measured yet, in CSS px. */
const rowHeights = { person: 64, post: 280 } as const;

const tabsId = 'results';

/** The results of a search, by kind; or why there are none. */
export function SearchOutcome({ term }: { term: string }) {
  const { state, error, results, retry } = useSearch(term);
  const removed = useStoreValue(removedPostsAtom);
  const unmuted = useStoreValue(useMemo(() => unmutedOf(results.posts), [results.posts]));
  if (state === 'loading') return <SearchSkeleton />;
  if (state === 'failed') {
    return (
      <StatePanel kind="failed" title={strings.failedTitle} onRetry={retry}>
        {friendlyMessage(error)}
      </StatePanel>
    );
  }
  const { users, groups } = results;
  const posts = unmuted.filter((id) => !removed.has(id));
  return (
    <>
      <LiveRegion message={strings.found(users.length, posts.length, groups.length)} />
      {users.length + posts.length + groups.length === 0 ? (
        <StatePanel kind="empty" icon={SearchX} title={strings.nothing(term)} level={2}>
          {strings.nothingText}
        </StatePanel>
      ) : (
        <Found term={term} results={{ ...results, posts }} />
      )}
    </>
  );
}

function Found({ term, results }: { term: string; results: SearchResults }) {
  const [search, setSearch] = useSearchParams();
  // Matches are tinted in the results only, not in the interface around them.
  const resultsArea = useRef<HTMLDivElement>(null);
  useMatches(resultsArea, term);
  const tab = parseResultTab(search.get('tab'));
  const counts = { people: results.users.length, posts: results.posts.length, groups: results.groups.length };
  const items = resultTabs.map((value) => ({
    value,
    // Numbers are part of the name, because a badge would suggest that something is unread.
    label: value === 'top' ? strings.tabs.top : strings.tabWith(strings.tabs[value], formatWhole(counts[value])),
  }));
  const choose = (next: ResultTab) => setSearch(next === 'top' ? { q: term } : { q: term, tab: next }, { replace: true });
  return (
    <>
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={strings.tabsLabel} items={items} value={tab} onChange={choose} />
      </div>
      <TabPanel tabsId={tabsId} value={tab}>
        <div ref={resultsArea} className={styles.found}>
          {(tab === 'top' || tab === 'people') && <People term={term} users={results.users} isAll={tab === 'people'} />}
          {(tab === 'top' || tab === 'groups') && <Groups term={term} groups={results.groups} isAll={tab === 'groups'} />}
          {(tab === 'top' || tab === 'posts') && <Posts term={term} posts={results.posts} isAlone={tab === 'posts'} />}
        </div>
      </TabPanel>
    </>
  );
}

function People({ term, users, isAll }: { term: string; users: SearchResults['users']; isAll: boolean }) {
  if (users.length === 0) return isAll && <NoneOfThese />;
  const shown = isAll ? users : users.slice(0, shownOnTop);
  return (
    <Section title={strings.tabs.people} all={isAll ? undefined : { term, tab: 'people', count: users.length }}>
      <LongRows
        role="list"
        label={strings.tabs.people}
        list={`search-people:${term}`}
        ids={shown}
        shortest={shortLists.rows}
        usualHeight={rowHeights.person}
        row={(id) => <UserRow userId={id} />}
      >
        <ul className={styles.list}>
          {shown.map((id) => (
            <li key={id}>
              <UserRow userId={id} />
            </li>
          ))}
        </ul>
      </LongRows>
    </Section>
  );
}

function Groups({ term, groups, isAll }: { term: string; groups: SearchResults['groups']; isAll: boolean }) {
  if (groups.length === 0) return isAll && <NoneOfThese />;
  return (
    <Section title={strings.tabs.groups} all={isAll ? undefined : { term, tab: 'groups', count: groups.length }}>
      <GroupList list={`search-groups:${term}`} ids={isAll ? groups : groups.slice(0, shownOnTop)} />
    </Section>
  );
}

function Posts({ term, posts, isAlone }: { term: string; posts: SearchResults['posts']; isAlone: boolean }) {
  usePostWatch(posts.length > 0);
  if (posts.length === 0) return isAlone && <NoneOfThese />;
  return (
    <section aria-label={strings.tabs.posts}>
      <LongRows
        role="feed"
        label={strings.tabs.posts}
        list={`search-posts:${term}`}
        ids={posts}
        shortest={shortLists.posts}
        usualHeight={rowHeights.post}
        row={(id) => <PostCard id={id} />}
      >
        <div className={styles.posts}>
          {posts.map((id) => (
            <PostCard key={id} id={id} />
          ))}
        </div>
      </LongRows>
    </section>
  );
}

function NoneOfThese() {
  return (
    <StatePanel kind="empty" icon={SearchX} title={strings.noneOfThese} level={2}>
      {strings.noneOfTheseText}
    </StatePanel>
  );
}

interface SectionProps {
  title: string;
  /** A link to all results, where only some are shown. */
  all: { term: string; tab: ResultTab; count: number } | undefined;
  children: ReactNode;
}

function Section({ title, all, children }: SectionProps) {
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={title}>
      <div className={styles.sectionTop}>
        <Heading level={2} size="body">
          {title}
        </Heading>
        {all && all.count > shownOnTop && (
          <Anchor className={styles.seeAll} href={paths.explore({ q: all.term, tab: all.tab })}>
            {strings.seeAll(formatWhole(all.count))}
          </Anchor>
        )}
      </div>
      {children}
    </Card>
  );
}
