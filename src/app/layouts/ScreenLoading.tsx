import { PostSkeletons } from '@/features/posts';

/** While a screen's code is on its way. Nearly every screen of the default layout is a list of posts. */
export function ScreenLoading() {
  return <PostSkeletons count={4} />;
}
