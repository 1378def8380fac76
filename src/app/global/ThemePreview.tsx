import type { ReactNode } from 'react';
import { Fill, Inline, Stack, Text } from '@/design-system';
import { PostCard, useNewestLoaded } from '@/features/posts';
import { standingOf, useTier } from '@/features/reputation';
import { currentPersonAtom, Facts, handleOf, UserAvatar, UserName } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { RegionBoundary } from '../errors/RegionBoundary.tsx';
import * as styles from './ThemePreview.css.ts';

interface PartProps {
  /** A sample post, for guests and until a real one is loaded. */
  children: ReactNode;
}

/** The newest post of the person, or else of their feed, in the colours of the theme. */
export function Post({ children }: PartProps) {
  const user = useStoreValue(currentPersonAtom);
  const id = useNewestLoaded(`profile:${user?.id}`, 'feed:all');
  if (!user || !id) return children;
  return (
    <div className={styles.post}>
      <RegionBoundary fallback="nothing">
        <PostCard id={id} isPicture />
      </RegionBoundary>
    </div>
  );
}

/** The person and their standing, in a row. */
export function Profile({ children }: PartProps) {
  const user = useStoreValue(currentPersonAtom);
  const { tier } = useTier(user?.rating ?? 0);
  if (!user) return children;
  const { rank } = standingOf(user.rating);
  return (
    <Inline gap="3">
      <UserAvatar user={user} size={40} />
      <Fill as="span">
        <Stack as="span" gap="0">
          <UserName user={user} hasMarkedAvatar />
          <Text size="small" tone="muted" isTruncated>
            <Facts of={[handleOf(user), tier.name, rank]} />
          </Text>
        </Stack>
      </Fill>
    </Inline>
  );
}
