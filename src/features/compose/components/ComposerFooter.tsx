import { AtSign, Hash, ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ConfirmPopup, Icon, IconButton, Progress, VisuallyHidden } from '@/design-system';
import { formatSigned, formatWhole } from '@/shared/i18n';
import { imageTypes, maxImageMegabytes, maxTextLength, nearTextLimit } from '../constants.ts';
import type { Composer } from '../state/useComposer.ts';
import { writeInto } from '../state/writeInto.ts';
import { strings } from '../strings.ts';
import { addImagesId } from './AttachedImages.tsx';
import * as styles from './Composer.css.ts';
import { composerFormId, publishLabel } from './ComposerForm.tsx';
import type { Completion } from './useCompletion.ts';

export interface ComposerFooterProps {
  composer: Composer;
  completion: Completion;
  isPhone: boolean;
}

/** The controls to add images, people and tags, to discard and to publish, and the number of characters left. */
export function ComposerFooter({ composer, completion, isPhone }: ComposerFooterProps) {
  const { intent, isReady, isChanged, draft } = composer;
  const begin = (sign: string) => {
    const { current } = completion.textarea;
    if (current) beginWord(current, sign);
  };
  return (
    <div className={styles.footer}>
      <AddImages onAdd={(files) => composer.addImages(files, completion.position)} isDisabled={!isReady} />
      <IconButton label={strings.mention} icon={<Icon glyph={AtSign} />} onClick={() => begin('@')} />
      <IconButton label={strings.addTag} icon={<Icon glyph={Hash} />} onClick={() => begin('#')} />
      <span className={styles.spacer} />
      <Length used={draft.text.length} />
      {isChanged && isReady && <Discard composer={composer} />}
      {isChanged && isReady && intent.kind === 'post' && (
        <Button variant="text" tone="neutral" size="small" isLoading={composer.isSaving} onClick={() => void composer.save()}>
          {strings.saveDraft}
        </Button>
      )}
      {!isPhone && (
        <Button type="submit" form={composerFormId} isDisabled={composer.isSaving}>
          {publishLabel(composer)}
        </Button>
      )}
    </div>
  );
}

/** Writes the sign at the caret, as a word of its own, so that its completion begins. */
function beginWord(field: HTMLTextAreaElement, sign: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const isInWord = /\S$/.test(value.slice(0, selectionStart));
  writeInto(field, selectionStart, selectionEnd, isInWord ? ` ${sign}` : sign);
}

function Length({ used }: { used: number }) {
  const left = maxTextLength - used;
  const isNear = left <= nearTextLimit;
  const news = left < 0 ? strings.charactersTooMany(-left) : strings.charactersLeft(left);
  return (
    <span className={left < 0 ? `${styles.length} ${styles.lengthOver}` : styles.length}>
      <Progress form="ring" size={22} label={strings.lengthUsed} value={(used / maxTextLength) * 100} />
      {isNear && <span aria-hidden="true">{left < 0 ? formatSigned(left) : formatWhole(left)}</span>}
      <VisuallyHidden>
        <span aria-live="polite">{isNear ? news : ''}</span>
      </VisuallyHidden>
    </span>
  );
}

function Discard({ composer }: { composer: Composer }) {
  const [confirmAnchor, setConfirmAnchor] = useState<Element | null>(null);
  const isEdit = composer.intent.kind === 'edit';
  return (
    <>
      <IconButton
        label={strings.discard}
        icon={<Icon glyph={Trash2} />}
        isDisabled={composer.isSaving}
        onClick={(event) => setConfirmAnchor(event.currentTarget)}
      />
      <ConfirmPopup
        anchor={confirmAnchor}
        question={isEdit ? strings.discardChangesQuestion : strings.discardQuestion}
        detail={isEdit ? strings.discardChangesConsequence : strings.discardConsequence}
        confirmLabel={strings.discard}
        cancelLabel={strings.keep}
        onClose={() => setConfirmAnchor(null)}
        onConfirm={composer.discard}
      />
    </>
  );
}

function AddImages({ onAdd, isDisabled }: { onAdd: (files: readonly File[]) => void; isDisabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        id={addImagesId}
        label={strings.addImage(maxImageMegabytes)}
        icon={<Icon glyph={ImagePlus} />}
        isDisabled={isDisabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join(',')}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          event.target.value = ''; // The same file can be chosen again after it failed.
        }}
      />
    </>
  );
}
