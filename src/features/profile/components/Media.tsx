import { useStore } from 'jotai';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '@/api';
import { Anchor, Button, EmptyState, Inline, Skeleton, Stack, StatePanel } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import { type PostPages, postAtom, postPathOf, replaceBroken, usePostPages } from '@/features/posts';
import { formatDate } from '@/shared/i18n';
import { profileSource } from '../data/profileSource.ts';
import { strings } from '../strings.ts';
import * as styles from './Media.css.ts';

/** The images of a person's loaded posts, newest first, each a link to its post. It asks for the same pages as the tab of posts. */
export function Media({ userId, empty }: { userId: string; empty: ReactNode }) {
  const pages = usePostPages(profileSource(userId, 'posts'));
  const images = useImages(pages);
  if (pages.state === 'loading') return <MediaSkeleton />;
  if (pages.state === 'failed' && images.length === 0) {
    return (
      <StatePanel kind="failed" title={strings.mediaFailed} level={2} onRetry={pages.retry}>
        {friendlyMessage(pages.error)}
      </StatePanel>
    );
  }
  if (images.length === 0 && !pages.hasMore) return empty;
  return (
    <Stack gap="3">
      {images.length === 0 && <EmptyState form="row" level={2} icon={ImageOff} title={strings.noneAmongLoaded} />}
      {images.length > 0 && (
        <ul className={styles.grid}>
          {images.map(({ path, storageId, label }) => (
            <li key={`${path} ${storageId}`}>
              <Anchor className={styles.tile} href={path}>
                <img
                  className={styles.image}
                  src={imageUrl(storageId)}
                  alt={label}
                  loading="lazy"
                  decoding="async"
                  onError={replaceBroken}
                />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {pages.hasMore && (
        <Inline justify="center">
          <Button variant="tinted" isLoading={pages.more === 'loading'} onClick={pages.fetchMore}>
            {strings.olderMedia}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function useImages({ items }: PostPages) {
  const store = useStore();
  return items.flatMap(({ id }) => {
    const post = store.get(postAtom(id));
    const label = post && strings.imageOf(formatDate(post.publishedAt));
    return (post?.attachedFiles ?? []).map(({ storageId, alt }) => ({
      path: postPathOf(post as NonNullable<typeof post>),
      storageId,
      label: alt || (label ?? ''),
    }));
  });
}

const numPlaceholders = 9;

function MediaSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: numPlaceholders }, (_, index) => (
        <div key={index} className={styles.tile}>
          <Skeleton width="100%" height="100%" />
        </div>
      ))}
    </div>
  );
}
