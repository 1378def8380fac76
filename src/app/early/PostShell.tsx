import { PostDetailWords } from '@/features/thread';

/** What the page of a post shows before its code is here, once its words are (`drawPost.ts`). The build writes it down. */
export function PostShell() {
  return <PostDetailWords />;
}
