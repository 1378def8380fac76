import { ModernFeed } from '@/features/feed';
import { PostSkeletons } from '@/features/posts';
import { RegionFailed } from '../errors/RegionBoundary.tsx';

/** The dense feed. */
export default function ModernFeedScreen() {
  return <ModernFeed fallback={<PostSkeletons />} failed={(retry) => <RegionFailed retry={retry} />} />;
}
