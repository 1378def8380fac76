import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, Icon, Inline, LiveRegion, Stack, TextArea } from '@/design-system';
import { replaceBroken } from '@/features/posts';
import { maxAltLength } from '../constants.ts';
import { type DraftImage, imagesOfPost } from '../model/draft.ts';
import type { Composer } from '../state/useComposer.ts';
import { useImageSource } from '../state/useUploads.ts';
import { strings } from '../strings.ts';
import * as styles from './AttachedImages.css.ts';

export interface ImageDialogProps {
  composer: Composer;
  image: DraftImage;
  onClose(): void;
}

/** One image, large enough to describe it, and its position among the others. Each change of the description is part of the draft at once. */
export function ImageDialog({ composer, image, onClose }: ImageDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { dispatch, draft } = composer;
  const images = imagesOfPost(draft, image.post ?? 0);
  const index = images.findIndex(({ id }) => id === image.id);
  const [hasMoved, setHasMoved] = useState(false);
  const move = (to: number) => {
    setHasMoved(true);
    dispatch({ type: 'moved', id: image.id, to });
  };
  useEffect(() => {
    dispatch({ type: 'describing', id: image.id });
    return () => dispatch({ type: 'describing' });
  }, [dispatch, image.id]);
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={strings.image(index + 1, images.length)}
      initialFocus={field}
      onClose={onClose}
      footer={<Button onClick={onClose}>{strings.done}</Button>}
    >
      <LiveRegion message={hasMoved ? strings.image(index + 1, images.length) : ''} />
      <Stack gap="4">
        <img className={styles.large} src={useImageSource(image)} alt="" width={360} height={240} onError={replaceBroken} />
        {images.length > 1 && (
          <Inline gap="2">
            <Button
              variant="bordered"
              tone="neutral"
              size="small"
              icon={<Icon glyph={ArrowLeft} size="small" isDirectional />}
              isDisabled={index === 0}
              onClick={() => move(index - 1)}
            >
              {strings.moveEarlier}
            </Button>
            <Button
              variant="bordered"
              tone="neutral"
              size="small"
              icon={<Icon glyph={ArrowRight} size="small" isDirectional />}
              isDisabled={index === images.length - 1}
              onClick={() => move(index + 1)}
            >
              {strings.moveLater}
            </Button>
          </Inline>
        )}
        <TextArea
          ref={field}
          label={strings.altText}
          hint={strings.altHint}
          value={image.alt}
          maxLength={maxAltLength}
          minRows={2}
          maxRows={5}
          onChange={(alt) => dispatch({ type: 'described', id: image.id, alt })}
        />
      </Stack>
    </Dialog>
  );
}
