import { useStore } from 'jotai';
import { UsersRound } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Anchor, Badge, Button, Card, EmptyState, FailureState, Heading, Stack } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import type { PagedList } from '@/features/lists';
import { currentUserIdAtom } from '@/features/session';
import { PeopleSkeleton, profilePathOf, UserRow, UserRows, userAtom, useSuggestedUsers } from '@/features/users';
import { formatWhole } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type PeopleType, usePeople } from '../data/useConnections.ts';
import { type Filters, parseFilters, type Sorting, sorted } from '../model/connections.ts';
import { strings } from '../strings.ts';
import * as styles from './Connections.css.ts';
import { Rows } from './Rows.tsx';
import { Tools } from './Tools.tsx';

/** A person; with the unread filter also the number of their unread posts, as a link to them. */
const PersonRow = memo(function PersonRow({ userId, hasUnread }: { userId: string; hasUnread: boolean }) {
  return <UserRow userId={userId} mark={hasUnread && <Unread userId={userId} />} />;
});

/** One list of people with its filters and sorting. */
export function People({ userId, type }: { userId: string; type: PeopleType }) {
  const [search, setSearch] = useSearchParams();
  const filters = parseFilters(search);
  const people = usePeople(userId, type, filters);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  const setFilters = ({ verified, withUnreadPosts }: Filters) =>
    setSearch(
      { type, ...(verified ? { verified: 'true' } : {}), ...(withUnreadPosts ? { withUnreadPosts: 'true' } : {}) },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <Card as="section" edge="bleed" padding="4" aria-label={strings.tabs[type]}>
        <div className={styles.panel}>
          <Tools
            filters={filters}
            onFilter={setFilters}
            sorting={sorting}
            onSort={setSorting}
            loaded={people.entries.length}
            count={people.count}
          />
          <Loaded
            name={`${type}:${userId}`}
            people={people}
            type={type}
            sorting={sorting}
            filters={filters}
            onShowAll={() => setSearch({ type }, { replace: true })}
          />
        </div>
      </Card>
      {isOwn && people.state === 'ready' && !people.hasMore && type === 'following' && <Suggested />}
    </div>
  );
}

interface LoadedProps {
  name: string;
  people: PagedList;
  type: PeopleType;
  sorting: Sorting | null;
  filters: Filters;
  onShowAll: () => void;
}

function Loaded({ name, people, type, sorting, filters, onShowAll }: LoadedProps) {
  const items = useSorted(people, sorting);
  if (people.state === 'loading') return <PeopleSkeleton label={strings.loading} count={6} />;
  if (people.state === 'failed') {
    return (
      <FailureState title={strings.failedTitle} onRetry={people.retry}>
        {friendlyMessage(people.error)}
      </FailureState>
    );
  }
  if (items.length === 0) {
    const { title, text } = filters.verified ? strings.emptyFiltered : strings.empty[type];
    return (
      <EmptyState
        icon={UsersRound}
        title={title}
        level={2}
        action={
          filters.verified && (
            <Button variant="tinted" onClick={onShowAll}>
              {strings.showAll}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Rows name={name} list={people} items={items} label={strings.tabs[type]}>
      {(id) => <PersonRow userId={id} hasUnread={filters.withUnreadPosts} />}
    </Rows>
  );
}

/** The loaded people in the chosen order; ratings are read once per page without a subscription. */
function useSorted({ entries }: PagedList, sorting: Sorting | null): readonly string[] {
  const store = useStore();
  return useMemo(() => {
    const people = entries.map(({ id }) => ({ id, rating: store.get(userAtom(id))?.rating ?? 0 }));
    return sorted(people, sorting).map(({ id }) => id);
  }, [entries, sorting, store]);
}

function Suggested() {
  const { ids } = useSuggestedUsers();
  if (ids.length === 0) return null;
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.suggested}>
      <Stack gap="2">
        <Heading level={2} size="body">
          {strings.suggested}
        </Heading>
        <UserRows ids={ids} />
      </Stack>
    </Card>
  );
}

function Unread({ userId }: { userId: string }) {
  const user = useStoreValue(userAtom(userId));
  const count = user?.numUnreadPosts ?? 0;
  if (!user || count === 0) return null;
  return (
    <Anchor
      className={styles.unread}
      href={`${profilePathOf(user)}?tab=unread`}
      aria-label={strings.unreadPosts(formatWhole(count), count)}
    >
      <Badge count={count} />
    </Anchor>
  );
}
