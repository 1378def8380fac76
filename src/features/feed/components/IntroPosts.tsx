import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { getIntroPosts, request } from '@/api';
import { Button, Heading, Icon, IconButton, Skeleton } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { announceAtom } from '@/features/feedback';
import { PostCard, PostSkeletons, putPostsAtom } from '@/features/posts';
import { PeopleSkeleton, UserRow, useSuggestedUsers } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { lateStrings as strings } from '../lateStrings.ts';
import { dismissIntroAtom, isDismissedAtom, isStepsOnlyAtom } from '../state/firstSteps.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { introPlaceholder } from './HomeFeed.css.ts';
import * as styles from './IntroPosts.css.ts';

/** First steps and welcome posts on top of a new account's feed; each stays until it is dismissed. */
export default function IntroPosts() {
  return useStoreValue(isStepsOnlyAtom) ? <StepsAlone /> : <Welcome />;
}

function StepsAlone() {
  const isDismissed = useStoreValue(isDismissedAtom);
  return (
    !isDismissed && (
      <div className={styles.intro}>
        <FirstSteps />
      </div>
    )
  );
}

function Welcome() {
  const putPosts = useSetAtom(putPostsAtom);
  const end = useSetAtom(dismissIntroAtom);
  const announce = useSetAtom(announceAtom);
  const { data: ids, isLoading } = useQuery({
    queryKey: ['intro'],
    queryFn: async ({ signal }) => {
      const { results } = await request(getIntroPosts, { signal });
      putPosts(results);
      // They build on each other, so the oldest is read first. The server's order is the newest first, also of two at the same time.
      return results
        .toReversed()
        .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
        .map(({ id }) => id);
    },
  });
  // The placeholder keeps the feed below from moving when the posts arrive.
  if (isLoading) return <IntroSkeleton />;
  if (!ids || ids.length === 0) return <StepsAlone />;
  const dismiss = () => {
    end();
    announce(strings.introDismissed);
    // The pressed button is removed with the section, so the focus moves to the tab.
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return <Greeting ids={ids} onDismiss={dismiss} />;
}

interface GreetingProps {
  ids: readonly string[];
  onDismiss(): void;
}

/** The posts, in the placeholder's height. The rest of longer ones shows after a press on the button, or when it gets the focus. */
function Greeting({ ids, onDismiss }: GreetingProps) {
  const posts = useRef<HTMLDivElement>(null);
  // Undefined until the posts' height is measured, before they are painted.
  const [isCut, setIsCut] = useState<boolean>();
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = posts.current ?? {};
    setIsCut(scrollHeight > clientHeight);
  }, []);
  const hasRail = useMediaQuery(media.desktop);
  const isShort = isCut !== false && !isOpen;
  return (
    <section className={isShort ? `${styles.intro} ${styles.cut}` : `${styles.intro} ${introPlaceholder}`} aria-labelledby="intro-title">
      <div className={styles.top}>
        <FirstSteps />
        <div className={styles.title}>
          <Heading level={2} size="body" id="intro-title">
            {strings.introTitle}
          </Heading>
          <IconButton label={strings.introDismiss} icon={<Icon glyph={X} size="compact" />} size="small" onClick={onDismiss} />
        </div>
      </div>
      <div
        ref={posts}
        className={isShort ? `${styles.posts} ${styles.cutPosts}` : styles.posts}
        onFocus={({ target, currentTarget }) => isBelow(target, currentTarget) && setIsOpen(true)}
      >
        {ids.map((id) => (
          <PostCard key={id} id={id} isCopy />
        ))}
      </div>
      {!hasRail && <Suggestions />}
      {isShort && isCut && (
        <div className={styles.more}>
          <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
            {strings.introMore}
          </Button>
        </div>
      )}
    </section>
  );
}

const numSuggested = 3;

/** A few people to follow, where no rail beside the column shows them. They share the placeholder's height with the posts. */
function Suggestions() {
  const { ids, isLoading } = useSuggestedUsers();
  if (!isLoading && ids.length === 0) return null;
  return (
    <section className={styles.people} aria-label={strings.suggested}>
      <Heading level={3} size="body">
        {strings.suggested}
      </Heading>
      {isLoading ? (
        <PeopleSkeleton label={strings.suggested} count={numSuggested} />
      ) : (
        ids.slice(0, numSuggested).map((id) => <UserRow key={id} userId={id} />)
      )}
    </section>
  );
}

/** Whether the focused element reaches below the visible part. */
const isBelow = (element: Element, posts: Element) => element.getBoundingClientRect().bottom > posts.getBoundingClientRect().bottom;

/** The placeholder of the welcome posts while they are being loaded. */
function IntroSkeleton() {
  return (
    <div className={`${styles.intro} ${introPlaceholder}`}>
      <div className={styles.top}>
        <FirstSteps />
        <div className={styles.title}>
          <Skeleton form="line" width="14rem" height="2rem" />
        </div>
      </div>
      <PostSkeletons count={useStoreValue(isDismissedAtom) ? 2 : 1} />
    </div>
  );
}
