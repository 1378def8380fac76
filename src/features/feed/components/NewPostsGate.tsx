import { lazyPart } from '@/design-system';
import { nowAtom } from '@/shared/lib/clock';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { newPostsAfter } from '../constants.ts';
import type { NewPostsPillProps } from './NewPostsPill.tsx';

const NewPostsPill = lazyPart(() => import('./NewPostsPill.tsx'), { isOptional: true });

export interface NewPostsGateProps extends NewPostsPillProps {
  /** When the list was loaded, in ms. */
  loadedAt: number | undefined;
}

/** Loads the pill, which then requests new posts, once a list is old enough. */
export function NewPostsGate({ loadedAt, ...props }: NewPostsGateProps) {
  const now = useStoreValue(nowAtom);
  const isOld = loadedAt !== undefined && now - loadedAt >= newPostsAfter;
  return <NewPostsPill isWanted={isOld} {...props} />;
}
