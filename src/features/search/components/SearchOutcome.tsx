import { Card, EmptyState, FailureState, Heading, Stack } from '@/design-system';
import { GroupRows } from '@/features/groups';
import { PostCard, PostSkeletons } from '@/features/posts';
import { UserRow } from '@/features/users';
import { SearchX } from 'lucide-react';
import { useSearch } from '../data/useSearch.ts';
import type { SearchResults } from '../model/results.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';
import { SuggestedPeople } from './SuggestedPeople.tsx';

/** What stands below the field: an invitation, the results, or why there are none. */
export function SearchOutcome({ term }: { term: string | undefined }) {
  const { state, results, retry } = useSearch(term);
  if (term === undefined) return <SuggestedPeople />;
  if (state === 'loading') return <PostSkeletons count={3} />;
  if (state === 'failed') return <Card edge="bleed"><FailureState title={strings.failedTitle} onRetry={retry}>{strings.failedText}</FailureState></Card>;
  if (!results || results.users.length + results.posts.length + results.groups.length === 0) {
    return <Card edge="bleed"><EmptyState icon={SearchX} title={strings.nothing(term)}>{strings.nothingText}</EmptyState></Card>;
  }
  return <Found results={results} />;
}

function Found({ results: { users, posts, groups } }: { results: SearchResults }) {
  return (
    <>
      {users.length > 0 && (
        <Section title={strings.people}>
          <ul className={styles.list}>{users.map(({ id }) => <li key={id}><UserRow userId={id} /></li>)}</ul>
        </Section>
      )}
      {groups.length > 0 && <Section title={strings.groups}><GroupRows groups={groups} /></Section>}
      {posts.length > 0 && (
        <section className={styles.page} aria-label={strings.posts}>
          {posts.map(({ id }) => <PostCard key={id} id={id} />)}
        </section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card as="section" edge="bleed" padding="5" aria-label={title}>
      <Stack gap="2">
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
