import { VisuallyHidden } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useGroupsOf } from '../data/useGroups.ts';
import { strings } from '../strings.ts';
import { GroupList } from './GroupRow.tsx';
import * as styles from './Groups.css.ts';
import { GroupsOverview, ListState, Section } from './GroupsOverview.tsx';

/** The groups of a person; the signed-in person's id redirects to their own overview. */
export function GroupsOfPerson({ userId }: { userId: string }) {
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  return isOwn ? (
    <>
      <VisuallyHidden as="h1">{strings.title}</VisuallyHidden>
      <GroupsOverview />
    </>
  ) : (
    <OtherPerson userId={userId} />
  );
}

function OtherPerson({ userId }: { userId: string }) {
  const list = useGroupsOf(userId);
  const user = useStoreValue(userAtom(userId));
  const title = user ? strings.groupsOf(displayNameOf(user)) : strings.title;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Section title={title}>
        <ListState list={list} isEmpty={list.ids.length === 0} empty={[strings.noneOf, strings.noneOfText]} />
        {list.ids.length > 0 && <GroupList list={`groups:of:${userId}`} label={title} ids={list.ids} roles={list.roles} />}
      </Section>
    </div>
  );
}
