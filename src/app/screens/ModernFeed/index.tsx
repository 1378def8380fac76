import { ModernFeed } from '@/features/feed';
import { PostSkeletons } from '@/features/posts';

/** The dense feed. */
export default function ModernFeedScreen() {
  return <ModernFeed fallback={<PostSkeletons />} />;
}
