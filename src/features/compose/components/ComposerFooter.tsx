import { Button, ConfirmPopup, Icon, IconButton } from '@/design-system';
import type { ComposeIntent } from '@/features/posts';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { imageTypes } from '../constants.ts';
import type { DraftState } from '../state/useDraft.ts';
import { strings } from '../strings.ts';
import * as styles from './Composer.css.ts';
import { composerFormId } from './ComposerForm.tsx';
import type { ComposerState } from './useComposer.ts';

export interface ComposerFooterProps {
  intent: ComposeIntent;
  draft: DraftState;
  composer: ComposerState;
  onClose(): void;
}

/** Adding images, whether the draft is kept, discarding and publishing. */
export function ComposerFooter({ intent, draft, composer, onClose }: ComposerFooterProps) {
  const [asked, setAsked] = useState<Element | null>(null);
  const isEdit = intent.kind === 'edit';
  return (
    <div className={styles.footer}>
      <AddImages onAdd={(files) => void composer.attachments.add(files)} isDisabled={!draft.isReady} />
      <span className={styles.saved} aria-live="polite">{draft.isSaved && draft.isChanged && strings.saved}</span>
      <span className={styles.spacer} />
      {draft.isChanged && (
        <Button variant="text" tone="neutral" onClick={(event) => setAsked(event.currentTarget)}>{strings.discard}</Button>
      )}
      <Button type="submit" form={composerFormId} isDisabled={composer.attachments.isUploading}>{strings.publish[intent.kind]}</Button>
      <ConfirmPopup
        anchor={asked}
        question={isEdit ? strings.discardChangesQuestion : strings.discardQuestion}
        detail={isEdit ? strings.discardChangesConsequence : strings.discardConsequence}
        confirmLabel={strings.discard}
        cancelLabel={strings.keep}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          draft.discard();
          onClose();
        }}
      />
    </div>
  );
}

function AddImages({ onAdd, isDisabled }: { onAdd: (files: readonly File[]) => void; isDisabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={strings.addImage} icon={<Icon glyph={ImagePlus} />} isDisabled={isDisabled} onClick={() => input.current?.click()} />
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
