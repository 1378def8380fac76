import { RotateCw, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button, Icon, IconButton, Progress, Text } from '@/design-system';
import { replaceBroken } from '@/features/posts';
import { maxImageMegabytes, maxImages } from '../constants.ts';
import { type DraftImage, imagesOfPost } from '../model/draft.ts';
import type { Composer } from '../state/useComposer.ts';
import { useImageSource } from '../state/useUploads.ts';
import { strings } from '../strings.ts';
import * as styles from './AttachedImages.css.ts';
import { ImageDialog } from './ImageDialog.tsx';

/** Id of the button that adds images, which gets the focus when the last one is removed. */
export const addImagesId = 'add-images';

/** The images of a post of the thread in their order, and messages about files that couldn't be attached. */
export function AttachedImages({ composer, post }: { composer: Composer; post: number }) {
  const [openId, setOpenId] = useState<string>();
  const { draft, state, dispatch } = composer;
  const images = imagesOfPost(draft, post);
  const hasMessages = state.pickedFor === post;
  const refusals = hasMessages ? state.refusals : [];
  const opened = images.find(({ id }) => id === openId);
  const onDropOn = (index: number) => (event: DragEvent) => {
    const id = event.dataTransfer.getData(draggedImage);
    if (!id) return;
    event.preventDefault();
    dispatch({ type: 'moved', id, to: index });
  };
  const failed = images.some(({ id }) => isFailed(state.uploads[id]));
  return (
    <>
      {images.length > 0 && (
        <ul className={images.length === maxImages ? styles.fourThumbnails : styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.id} className={styles.thumbnail} onDrop={onDropOn(index)} onDragOver={allowImage}>
              <Thumbnail composer={composer} image={image} onOpen={() => setOpenId(image.id)} />
            </li>
          ))}
        </ul>
      )}
      <Undescribed images={images} onDescribe={setOpenId} />
      {opened && <ImageDialog composer={composer} image={opened} onClose={() => setOpenId(undefined)} />}
      <div className={styles.problems} role="alert">
        {[...refusals, ...(failed ? [strings.imageNotStored] : [])].map((problem) => (
          <Text key={problem} as="p" size="small" tone="negative">
            {problem}
          </Text>
        ))}
        {refusals.length > 0 && (
          <Text as="p" size="small" tone="muted">
            {strings.imageRules(maxImageMegabytes)}
          </Text>
        )}
      </div>
      <div className={styles.problems} role="status">
        {(hasMessages ? state.notices : []).map((notice) => (
          <Text key={notice} as="p" size="small" tone="muted">
            {notice}
          </Text>
        ))}
      </div>
    </>
  );
}

/** Reminds of images without a description before the post is sent, and never holds it up. */
function Undescribed({ images, onDescribe }: { images: readonly DraftImage[]; onDescribe: (id: string) => void }) {
  const left = images.filter(({ alt }) => alt.trim() === '');
  const [next] = left;
  return (
    next && (
      <div className={styles.reminder}>
        <Text as="p" size="small" tone="muted">
          {strings.undescribed(left.length, images.length)}
        </Text>
        <span className={styles.describe}>
          <Button variant="text" size="small" onClick={() => onDescribe(next.id)}>
            {strings.describe}
          </Button>
        </span>
      </div>
    )
  );
}

/** The data transfer type of a dragged image's id. */
const draggedImage = 'application/x-sez-image';
const allowImage = (event: DragEvent) => event.dataTransfer.types.includes(draggedImage) && event.preventDefault();
type Upload = Composer['state']['uploads'][string] | undefined;
const isFailed = (upload: Upload) => upload !== undefined && 'problem' in upload;

/** The thumbnail is removed with the pressed button: the focus moves to the next one, or to the button that adds images. */
function handOver(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const focusTarget =
    neighbour?.querySelector('button') ?? button.closest('[role="dialog"]')?.querySelector<HTMLElement>(`#${addImagesId}`);
  focusTarget?.focus();
}

function Thumbnail({ composer, image, onOpen }: { composer: Composer; image: DraftImage; onOpen: () => void }) {
  const upload = composer.state.uploads[image.id];
  const src = useImageSource(image);
  return (
    <>
      {/* A plain button, because the picture itself is pressed and dragged. */}
      <button
        type="button"
        className={styles.open}
        aria-label={strings.describeImage(image.name)}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(draggedImage, image.id)}
        onClick={onOpen}
      >
        <img className={styles.picture} src={src} alt="" width={140} height={156} draggable={false} onError={replaceBroken} />
        <span className={image.alt ? `${styles.alt} ${styles.hasAlt}` : styles.alt} aria-hidden="true">
          {image.alt ? '✓ ' : '+ '}
          {strings.described}
        </span>
      </button>
      {upload && 'share' in upload && (
        <span className={styles.progress}>
          <Progress form="ring" size={36} label={strings.uploading(image.name)} value={upload.share * 100} />
        </span>
      )}
      {upload && 'problem' in upload && (
        <span className={styles.failure}>
          <Text size="label" tone="negative">
            {upload.problem}
          </Text>
          <IconButton
            size="small"
            isRound
            label={strings.uploadAgain}
            icon={<Icon glyph={RotateCw} size="small" />}
            onClick={({ currentTarget }) => {
              // This button is removed with the failure.
              currentTarget.closest('li')?.querySelector('button')?.focus();
              composer.dispatch({ type: 'uploadRetried', id: image.id });
            }}
          />
        </span>
      )}
      <span className={styles.remove}>
        <IconButton
          size="small"
          isRound
          label={strings.removeImage(image.name)}
          icon={<Icon glyph={X} size="small" />}
          onClick={({ currentTarget }) => {
            handOver(currentTarget);
            composer.dispatch({ type: 'removed', id: image.id });
          }}
        />
      </span>
    </>
  );
}
