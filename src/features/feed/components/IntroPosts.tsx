import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { getIntroPosts, request } from '@/api';
import { Button, Heading, Icon, IconButton, Skeleton } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { PostCard, PostSkeletons, putPostsAtom } from '@/features/posts';
import { lateStrings as strings } from '../lateStrings.ts';
import { endFirstLoginAtom } from '../state/firstLogin.ts';
import { introPlaceholder } from './HomeFeed.css.ts';
import * as styles from './IntroPosts.css.ts';

/** What greets somebody on top of their first feed, until they have had enough of it. Optional: without an answer there is nothing. */
export default function IntroPosts() {
  const putPosts = useSetAtom(putPostsAtom);
  const end = useSetAtom(endFirstLoginAtom);
  const announce = useSetAtom(announceAtom);
  const { data: ids, isLoading } = useQuery({
    queryKey: ['intro'],
    queryFn: async ({ signal }) => {
      const { results } = await request(getIntroPosts, { signal });
      putPosts(results);
      return results.map(({ id }) => id);
    },
  });
  // Where the posts will be, so that what stands below does not give way to them.
  if (isLoading) return <IntroPlace />;
  if (!ids || ids.length === 0) return null;
  const dismiss = () => {
    end();
    announce(strings.introDismissed);
    // The button is gone with what it belonged to.
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return <Greeting ids={ids} onDismiss={dismiss} />;
}

interface GreetingProps {
  ids: readonly string[];
  onDismiss(): void;
}

/** The posts, in the room that was kept for them: of longer ones the rest is shown on demand, or when the focus gets there. */
function Greeting({ ids, onDismiss }: GreetingProps) {
  const posts = useRef<HTMLDivElement>(null);
  // Undefined until their height is known, which is before they are painted.
  const [isCut, setIsCut] = useState<boolean>();
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = posts.current ?? {};
    setIsCut(scrollHeight > clientHeight);
  }, []);
  const isShort = isCut !== false && !isOpen;
  return (
    <section className={isShort ? `${styles.intro} ${styles.cut}` : `${styles.intro} ${introPlaceholder}`} aria-labelledby="intro-title">
      <div className={styles.title}>
        <Heading level={2} size="body" id="intro-title">
          {strings.introTitle}
        </Heading>
        <IconButton label={strings.introDismiss} icon={<Icon glyph={X} size="compact" />} size="small" onClick={onDismiss} />
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

/** Whether what has the focus reaches below the cut. */
const isBelow = (element: Element, posts: Element) => element.getBoundingClientRect().bottom > posts.getBoundingClientRect().bottom;

/** The room of the welcome posts until they are here. */
function IntroPlace() {
  return (
    <div className={`${styles.intro} ${introPlaceholder}`}>
      <div className={styles.title}>
        <Skeleton form="line" width="14rem" height="2rem" />
      </div>
      <PostSkeletons count={2} />
    </div>
  );
}
