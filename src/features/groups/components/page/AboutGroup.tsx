import { Heading, Link, Stack } from '@/design-system';
import { useGroupTypes } from '../../data/usePeople.ts';
import { roleIn } from '../../model/membership.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import * as styles from './GroupPage.css.ts';

/** The group's details and the person's own membership. */
export function AboutGroup({ group }: { group: GroupRow }) {
  const { types } = useGroupTypes();
  const role = roleIn(group);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [strings.description, group.description || strings.noDescription],
    [strings.privacy, group.isPrivate ? strings.private : strings.public],
    [strings.aboutUsername, <bdi key="username">@{group.username}</bdi>],
    [strings.type, types.find(({ id }) => id === group.typeId)?.name],
    [
      strings.email,
      group.email && (
        <Link key="email" href={`mailto:${group.email}`}>
          {group.email}
        </Link>
      ),
    ],
    [strings.terms, group.terms],
  ];
  return (
    <Stack gap="4">
      <Heading level={2}>{strings.aboutTitle}</Heading>
      <dl className={styles.fields}>
        {facts.map(
          ([term, value]) =>
            value && (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ),
        )}
        {role && (
          <Fact term={strings.yourMembership}>
            {role === 'owner' ? strings.membershipOwner : strings.membershipAs(strings.roles[role])}{' '}
            {group.myMembership?.hidden ? strings.roleHiddenOn : strings.roleShown}
          </Fact>
        )}
      </dl>
    </Stack>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} dir="auto">
        {children}
      </dd>
    </>
  );
}
