import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { isTemporary, postPathOf } from '../../model/postRules.ts';
import type { PostRow } from '../../state/postStore.ts';

const ownControls = 'a, button, input, textarea, select, summary, [role="menuitem"], [role="slider"]';

/**
 * Makes the whole card lead to the post, for pointer and Enter, without being a link around links: controls inside
 * keep their own meaning, selected text is not lost, and a middle or modified click opens a new tab.
 */
export function usePostLink(post: PostRow | undefined) {
  const [, navigate] = useLocation();
  if (!post || isTemporary(post.id)) return { isInteractive: false, handlers: {} };
  const path = postPathOf(post);

  const follow = (event: MouseEvent<HTMLElement>) => {
    if (isOwnControl(event) || document.getSelection()?.isCollapsed === false) return;
    if (event.metaKey || event.ctrlKey || event.button === 1) window.open(path, '_blank', 'noopener');
    else navigate(path);
  };
  return {
    isInteractive: true,
    handlers: {
      onClick: follow,
      onAuxClick: (event: MouseEvent<HTMLElement>) => event.button === 1 && follow(event),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) navigate(path);
      },
    },
  };
}

/** A press on a control, or in a layer that was opened from inside the card but lives elsewhere in the document. */
function isOwnControl(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  return target.closest(ownControls) !== null || !event.currentTarget.contains(target);
}
