import type { Organization } from '@/api';
import { Card, Chip, EmptyState, FailureState, Heading, LinkButton, Stack } from '@/design-system';
import { PostList, PostSkeletons, type PostSource, usePostPages } from '@/features/posts';
import { formatShort } from '@/shared/i18n';
import { Lock, MessageSquareText, UsersRound } from 'lucide-react';
import { groupSource } from '../data/groupSource.ts';
import { useGroup } from '../data/useGroups.ts';
import { canRead, standingIn } from '../model/membership.ts';
import { strings } from '../strings.ts';
import { GroupAvatar, groupNameOf } from './GroupAvatar.tsx';
import * as styles from './Groups.css.ts';

/** A group: what it is, and what is written in it. */
export function GroupPage({ groupId }: { groupId: string }) {
  const { state, group, retry } = useGroup(groupId);
  if (group) {
    return (
      <div className={styles.page}>
        <GroupHeader group={group} />
        {canRead(group) ? group.channelId && <GroupPosts source={groupSource(group.channelId)} /> : <ClosedGroup />}
      </div>
    );
  }
  if (state === 'loading') return <PostSkeletons count={3} />;
  return (
    <Card edge="bleed">
      {state === 'failed' ? (
        <FailureState title={strings.failedTitle} onRetry={retry}>{strings.failedText}</FailureState>
      ) : (
        <EmptyState icon={UsersRound} title={strings.missingTitle} action={<LinkButton href="/groups">{strings.toGroups}</LinkButton>}>
          {strings.missingText}
        </EmptyState>
      )}
    </Card>
  );
}

function GroupHeader({ group }: { group: Organization }) {
  const standing = standingIn(group);
  const members = group.numMembers ?? undefined;
  return (
    <Card as="section" edge="bleed" padding="5">
      <Stack gap="4">
        <div className={styles.header}>
          <GroupAvatar group={group} size={80} />
          <div className={styles.titles}>
            <Heading level={1} size="heading" dir="auto">{groupNameOf(group)}</Heading>
            <div className={styles.facts}>
              <Chip>{group.isPrivate ? strings.private : strings.public}</Chip>
              {members !== undefined && <Chip>{strings.members(members, formatShort(members))}</Chip>}
              {standing && <Chip variant="filled">{standing}</Chip>}
            </div>
          </div>
        </div>
        {group.description && <p className={styles.description} dir="auto">{group.description}</p>}
      </Stack>
    </Card>
  );
}

function GroupPosts({ source }: { source: PostSource }) {
  const pages = usePostPages(source);
  const empty = <Card edge="bleed"><EmptyState icon={MessageSquareText} title={strings.noPosts}>{strings.noPostsText}</EmptyState></Card>;
  return <PostList list={source.list} page="group" label={strings.posts} pages={pages} empty={empty} />;
}

function ClosedGroup() {
  return <Card edge="bleed"><EmptyState icon={Lock} title={strings.closedTitle}>{strings.closedText}</EmptyState></Card>;
}
