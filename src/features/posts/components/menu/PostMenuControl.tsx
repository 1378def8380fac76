import { ActionButton, type ActionButtonProps, lazyPart, useOnDemand } from '@/design-system';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import { moreIcon } from '../PostCard/actionIcons.tsx';

const PostMenu = lazyPart(() => import('./PostMenu.tsx'));

/** "More" on a post. The menu is fetched when a pointer or the focus comes near, and opens with the first press. */
export function PostMenuControl({ post }: { post: PostRow }) {
  const { part, trigger } = useOnDemand(PostMenu);
  return (
    <PostMenu
      {...part}
      fallback={<MoreButton aria-haspopup="menu" aria-expanded={false} {...trigger} />}
      post={post}
      trigger={<MoreButton />}
    />
  );
}

function MoreButton(props: Omit<ActionButtonProps, 'label' | 'icon'>) {
  return <ActionButton {...props} label={strings.more} icon={moreIcon} />;
}
