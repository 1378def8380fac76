import { postPageKeys } from '@/features/posts';
import { nowAtom } from '@/shared/lib/clock';
import { logError } from '@/shared/lib/log';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { newPostsAfter } from '../constants.ts';
import type { NewPostsPillProps } from './NewPostsPill.tsx';

const Nothing = () => null;
const NewPostsPill = lazy<ComponentType<NewPostsPillProps>>(() =>
  import('./NewPostsPill.tsx').catch((error: unknown) => {
    logError('new posts', error);
    return { default: Nothing };
  }),
);

/** Fetches the pill, and lets it ask, once a list is old enough for something new to have come. */
export function NewPostsGate(props: NewPostsPillProps) {
  const queries = useQueryClient();
  const now = useAtomValue(nowAtom);
  const [loadedAt] = useState(() => queries.getQueryState(postPageKeys.list(props.source.list))?.dataUpdatedAt ?? now);
  if (now - loadedAt < newPostsAfter) return null;
  return (
    <Suspense fallback={null}>
      <NewPostsPill {...props} />
    </Suspense>
  );
}
