import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { getIntroPosts, request } from '@/api';
import { Heading, Icon, IconButton } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { PostCard, putPostsAtom } from '@/features/posts';
import { endFirstLoginAtom } from '../state/firstLogin.ts';
import { strings } from '../strings.ts';
import * as styles from './IntroPosts.css.ts';

/** What greets somebody on top of their first feed, until they have had enough of it. Optional: without an answer there is nothing. */
export default function IntroPosts() {
  const putPosts = useSetAtom(putPostsAtom);
  const end = useSetAtom(endFirstLoginAtom);
  const announce = useSetAtom(announceAtom);
  const { data: ids = [] } = useQuery({
    queryKey: ['intro'],
    queryFn: async ({ signal }) => {
      const { results } = await request(getIntroPosts, { signal });
      putPosts(results);
      return results.map(({ id }) => id);
    },
  });
  if (ids.length === 0) return null;
  const dismiss = () => {
    end();
    announce(strings.introDismissed);
    // The button is gone with what it belonged to.
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <div className={styles.title}>
        <Heading level={2} size="small" id="intro-title">
          {strings.introTitle}
        </Heading>
        <IconButton label={strings.introDismiss} icon={<Icon glyph={X} size="compact" />} size="small" onClick={dismiss} />
      </div>
      <div className={styles.posts}>
        {ids.map((id) => (
          <PostCard key={id} id={id} />
        ))}
      </div>
    </section>
  );
}
