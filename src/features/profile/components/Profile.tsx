import { Button, Card, EmptyState, FailureState, LinkButton, Skeleton, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { activeListAtom, openComposerAtom, PostList, usePostPages } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, userAtom } from '@/features/users';
import { useAtomValue, useSetAtom } from 'jotai';
import { PenLine, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { profileSource } from '../data/profileSource.ts';
import { type ProfileAddress, useProfile } from '../data/useProfile.ts';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

/** A person's page: header, standing and posts. */
export function Profile({ address }: { address: ProfileAddress }) {
  const { state, userId, retry } = useProfile(address);
  if (state === 'failed') {
    return <Card edge="bleed"><FailureState title={strings.failedTitle} onRetry={retry}>{strings.failedText}</FailureState></Card>;
  }
  if (state === 'missing') {
    return (
      <Card edge="bleed">
        <EmptyState icon={UserRoundX} title={strings.missingTitle} action={<LinkButton href="/">{strings.toFeed}</LinkButton>}>
          {strings.missingText}
        </EmptyState>
      </Card>
    );
  }
  if (!userId) return <ProfileLoading />;
  return (
    <div className={styles.page}>
      <ProfileHeader userId={userId} />
      <ProfilePosts userId={userId} />
    </div>
  );
}

function ProfilePosts({ userId }: { userId: string }) {
  const source = profileSource(userId);
  const pages = usePostPages(source);
  const isOwn = useAtomValue(currentUserIdAtom) === userId;
  const setActiveList = useSetAtom(activeListAtom);
  useEffect(() => {
    if (isOwn) setActiveList(source.list);
  }, [isOwn, setActiveList, source.list]);
  return (
    <section>
      <VisuallyHidden as="h2">{strings.posts}</VisuallyHidden>
      <PostList list={source.list} page="profile" label={strings.posts} pages={pages} empty={<NoPosts userId={userId} isOwn={isOwn} />} />
    </section>
  );
}

function NoPosts({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const user = useAtomValue(userAtom(userId));
  const open = useSetAtom(openComposerAtom);
  return (
    <Card edge="bleed">
      <EmptyState
        icon={PenLine}
        title={strings.noPosts}
        level={3}
        action={isOwn && <Button onClick={() => open({ kind: 'post' })}>{strings.write}</Button>}
      >
        {isOwn || !user ? strings.noOwnPostsText : strings.noPostsText(displayNameOf(user))}
      </EmptyState>
    </Card>
  );
}

function ProfileLoading() {
  return (
    <SkeletonRegion label={strings.loading}>
      <Card edge="bleed" isClipped>
        <Skeleton height={152} />
        <div className={styles.person}>
          <div className={styles.top}><span className={styles.avatar}><Skeleton form="circle" width={104} /></span></div>
          <SkeletonText lines={3} />
        </div>
      </Card>
    </SkeletonRegion>
  );
}
