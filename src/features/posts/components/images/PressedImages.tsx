import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FileRef, imageUrl } from '@/api';
import { lazyPart } from '@/design-system';
import { shownIdOf } from '../../model/postRules.ts';
import { postAtom } from '../../state/postStore.ts';
import * as parts from '../PostCard/Card.parts.css.ts';

export const ImageViewer = lazyPart(() => import('./ImageViewer.tsx'));

interface PressedImage {
  readonly files: readonly FileRef[];
  readonly index: number;
}

/**
 * Opens the viewer for a press on an image of a card, wherever the card is: one listener for the page, so that no card has an element or a
 * handler more. It takes the press before the card does, which would open the post.
 */
export function PressedImages() {
  const store = useStore();
  const [pressed, setPressed] = useState<PressedImage>();
  const find = useEffectEvent((event: Event): PressedImage | undefined => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || !image.parentElement?.classList.contains(parts.images)) return undefined;
    const entry = store.get(postAtom(image.closest<HTMLElement>('[data-post-id]')?.dataset['postId'] ?? ''));
    if (!entry) return undefined;
    const shown = store.get(postAtom(shownIdOf(entry)));
    const quoted = store.get(postAtom(shown?.repostedPostId ?? ''));
    return [shown, quoted]
      .map((post) => post?.attachedFiles ?? [])
      .map((files) => ({ files, index: files.findIndex(({ storageId }) => imageUrl(storageId) === image.getAttribute('src')) }))
      .find(({ index }) => index >= 0);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const found = isPlain ? find(event) : undefined;
      if (!found) return;
      event.stopPropagation();
      setPressed(found);
    };
    const onPointerDown = (event: Event) => find(event) && ImageViewer.preload();
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);
  const close = () => setPressed(undefined);
  return (
    <ImageViewer
      shouldLoad={pressed !== undefined}
      onFailure={close}
      files={pressed?.files ?? []}
      first={pressed?.index ?? 0}
      onClose={close}
    />
  );
}
