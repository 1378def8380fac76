import { type Atom, atom } from 'jotai';
import { Plus, Search, UsersRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { maxSearchLength } from '@/api/contract/limits';
import {
  Card,
  EmptyState,
  FailureState,
  Heading,
  Icon,
  LinkButton,
  LiveRegion,
  Skeleton,
  SkeletonLine,
  SkeletonRegion,
  Stack,
  StatePanel,
  TextField,
} from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { minSearchLength } from '../constants.ts';
import { type GroupList as Groups, useGroups } from '../data/useGroups.ts';
import { statusIn } from '../model/membership.ts';
import { groupAtom } from '../state/groups.ts';
import { strings } from '../strings.ts';
import { GroupList } from './GroupRow.tsx';
import * as styles from './Groups.css.ts';
import { InvitationNews } from './InvitationNews.tsx';
import { useGroupSearch } from './useGroupSearch.ts';

/** Groups by the person's current status, so that an answered invitation moves to its new list at once. */
function splitByStatus(ids: readonly string[]): Atom<{ invited: readonly string[]; joined: readonly string[] }> {
  return atom((get) => {
    const withStatus = (status: string) =>
      ids.filter((id) => {
        const group = get(groupAtom(id));
        return group !== undefined && statusIn(group) === status;
      });
    return { invited: withStatus('invited'), joined: withStatus('member') };
  });
}

/** The person's own groups, invitations and all other groups; or the results while a search term is entered. */
export function GroupsOverview() {
  const { input, term, setInput } = useGroupSearch();
  return (
    <div className={styles.page}>
      <Card edge="bleed" padding="4">
        <div className={styles.top}>
          <search>
            <TextField
              type="search"
              label={strings.searchGroups}
              isLabelHidden
              placeholder={strings.searchPlaceholder}
              prefix={<Icon glyph={Search} size="compact" tone="muted" />}
              value={input}
              maxLength={maxSearchLength}
              onChange={setInput}
            />
          </search>
          <LinkButton href={paths.createGroup()} icon={<Icon glyph={Plus} size="compact" />}>
            {strings.create}
          </LinkButton>
        </div>
      </Card>
      {term === '' ? <AllGroups /> : <FoundGroups term={term} />}
    </div>
  );
}

function AllGroups() {
  const mine = useGroups('mine');
  const others = useGroups('others');
  const { invited, joined } = useStoreValue(useMemo(() => splitByStatus(mine.ids), [mine.ids]));
  const invitations = useBufferedEntries(invited, mine.state === 'ready');
  // Only the list of own groups contains the invitations. The others wait for it, so that invitations can't push down what is being read.
  if (mine.state === 'loading') return <AllGroupsLoading />;
  // If the server answers neither request, one message with one retry is shown.
  if (mine.state === 'failed' && others.state === 'failed') {
    const retry = () => {
      mine.retry();
      others.retry();
    };
    return (
      <StatePanel kind="failed" title={strings.failedTitle} onRetry={retry}>
        {groupFailureMessage(mine.error, friendlyMessage(mine.error))}
      </StatePanel>
    );
  }
  const hasInvitations = invitations.shown.length > 0;
  const news = <InvitationNews ids={invitations.later} onShow={invitations.show} />;
  return (
    <>
      {hasInvitations && (
        <Section title={strings.invitations} beside={news}>
          <GroupList list="groups:invitations" label={strings.invitations} ids={invitations.shown} />
        </Section>
      )}
      <Section title={strings.mine} beside={!hasInvitations && news}>
        <ListState list={mine} isEmpty={joined.length === 0} empty={[strings.noneMine, strings.noneMineText]} />
        {joined.length > 0 && <GroupList list="groups:mine" label={strings.mine} ids={joined} />}
      </Section>
      <Section title={strings.others}>
        <ListState list={others} isEmpty={others.ids.length === 0} empty={[strings.noneOthers, strings.noneOthersText]} />
        {others.ids.length > 0 && <GroupList list="groups:others" label={strings.others} ids={others.ids} />}
      </Section>
    </>
  );
}

function AllGroupsLoading() {
  return (
    <SkeletonRegion label={strings.loading}>
      <div className={styles.page}>
        {['7rem', '8rem'].map((width) => (
          <Card key={width} edge="bleed" padding="4">
            <Stack gap="3">
              <SkeletonLine width={width} size="title" />
              <GroupRowsShape />
            </Stack>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}

function FoundGroups({ term }: { term: string }) {
  return term.length < minSearchLength ? (
    <StatePanel kind="empty" icon={Search} title={strings.searchShort} />
  ) : (
    <SearchedGroups term={term} />
  );
}

function SearchedGroups({ term }: { term: string }) {
  const mine = useGroups('mine', term);
  const others = useGroups('others', term);
  const ids = [...mine.ids, ...others.ids];
  const list = mine.state === 'ready' ? others : mine;
  return (
    <Section title={strings.found(ids.length)}>
      <ListState list={list} isEmpty={ids.length === 0} empty={[strings.nothingFound(term), strings.nothingFoundText]} />
      {ids.length > 0 && <GroupList list={`groups:found:${term}`} ids={ids} />}
      <LiveRegion message={list.state === 'ready' ? strings.found(ids.length) : ''} />
    </Section>
  );
}

export interface SectionProps {
  title: string;
  /** Shown at the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, beside, children }: SectionProps) {
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={title}>
      <Stack gap="3">
        <div className={styles.sectionTop}>
          <Heading level={2}>{title}</Heading>
          {beside && <span className={styles.beside}>{beside}</span>}
        </div>
        {children}
      </Stack>
    </Card>
  );
}

/** Replaces a list that is loading, failed or empty. */
export function ListState({ list, isEmpty, empty }: { list: Groups; isEmpty: boolean; empty: readonly [string, string] }) {
  if (list.state === 'loading') {
    return (
      <SkeletonRegion label={strings.loading}>
        <GroupRowsShape />
      </SkeletonRegion>
    );
  }
  if (list.state === 'failed') {
    return (
      <FailureState form="row" level={3} title={strings.failedTitle} onRetry={list.retry}>
        {groupFailureMessage(list.error, friendlyMessage(list.error))}
      </FailureState>
    );
  }
  if (!isEmpty) return null;
  return (
    <EmptyState form="row" level={3} icon={UsersRound} title={empty[0]}>
      {empty[1]}
    </EmptyState>
  );
}

function GroupRowsShape() {
  return (
    <div className={styles.list}>
      {[45, 60, 35].map((width) => (
        <div key={width} className={styles.item}>
          <div className={styles.row}>
            <Skeleton form="square" width={44} />
            <span className={styles.texts}>
              <SkeletonLine width={`${width}%`} />
              <SkeletonLine width="8rem" size="small" />
              <SkeletonLine width="90%" size="small" />
            </span>
            <Skeleton width={72} height={32} />
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Splits a list that is shown above other content into its first entries and later ones, which wait until the person asks for them.
 *
 * @param isReady - whether the list has loaded
 */
function useBufferedEntries(ids: readonly string[], isReady: boolean) {
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>();
  if (isReady && !shownIds) setShownIds(new Set(ids));
  const isShown = (id: string) => shownIds === undefined || shownIds.has(id);
  return {
    shown: ids.filter(isShown),
    later: ids.filter((id) => !isShown(id)),
    show: () => setShownIds(new Set(ids)),
  };
}
