import { Link2Off } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Card, Heading, LinkButton, StatePanel, TabPanel, Tabs, Text } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, handleOf, isUserId, UserAvatar, UserName, useLoadedUser, userAtom, userStrings } from '@/features/users';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type ConnectionType, connectionTypesOf, parseConnectionType } from '../model/connections.ts';
import { strings } from '../strings.ts';
import { Channels } from './Channels.tsx';
import * as styles from './Connections.css.ts';
import { People } from './People.tsx';

const tabsId = 'connections';

/** A person's followers, and the people and channels that they follow or monitor. The open list is in the address. */
export function Connections({ userId }: { userId: string }) {
  if (isUserId(userId)) return <Lists userId={userId} />;
  return (
    <StatePanel
      kind="empty"
      icon={Link2Off}
      title={strings.invalidTitle}
      level={1}
      action={<LinkButton href={paths.home()}>{userStrings.toFeed}</LinkButton>}
    >
      {userStrings.userIdRequired}
    </StatePanel>
  );
}

function Lists({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  const type = parseConnectionType(search.get('type'), isOwn);
  if (type === undefined) {
    return (
      <StatePanel
        kind="empty"
        icon={Link2Off}
        title={strings.notFound}
        level={1}
        action={<LinkButton href={paths.followers(userId)}>{strings.toFollowers}</LinkButton>}
      >
        {strings.unknownList}
      </StatePanel>
    );
  }
  const choose = (next: ConnectionType) => setSearch({ type: next }, { replace: true });
  const items = connectionTypesOf(isOwn).map((value) => ({ value, label: strings.tabs[value] }));
  return (
    <div className={styles.page}>
      <PersonHeading userId={userId} />
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={strings.tabsLabel} items={items} value={type} onChange={choose} />
      </div>
      <TabPanel tabsId={tabsId} value={type}>
        {type === 'channels' ? <Channels key={userId} userId={userId} /> : <People key={`${userId} ${type}`} userId={userId} type={type} />}
      </TabPanel>
    </div>
  );
}

function PersonHeading({ userId }: { userId: string }) {
  useLoadedUser(userId);
  const user = useStoreValue(userAtom(userId));
  return (
    <Card as="section" edge="bleed" padding="4">
      <div className={styles.person}>
        {user && <UserAvatar user={user} size={56} isLink />}
        <span className={styles.texts}>
          <Heading level={1} size="title">
            {user ? strings.titleOf(displayNameOf(user)) : strings.title}
          </Heading>
          {user && handleOf(user) ? (
            <Text tone="muted" dir="ltr">
              {handleOf(user)}
            </Text>
          ) : (
            user && <UserName user={user} isLink hasMarkedAvatar />
          )}
        </span>
      </div>
    </Card>
  );
}
