import { TextArea, TextField } from '@/design-system';
import { QuotedPost } from '@/features/posts';
import type { KeyboardEvent } from 'react';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import type { Subject } from '../model/subject.ts';
import type { DraftState } from '../state/useDraft.ts';
import { strings } from '../strings.ts';
import { AttachedImages } from './AttachedImages.tsx';
import * as styles from './Composer.css.ts';
import type { ComposerState } from './useComposer.ts';
import type { Mentions } from './useMentions.ts';

export interface ComposerFormProps {
  subject: Subject;
  draft: DraftState;
  composer: ComposerState;
  mentions: Mentions;
}

export const composerFormId = 'composer';

/** Title, text, images, and the post that it is about. */
export function ComposerForm({ subject: { type, targetId }, draft: { draft, change, isReady }, composer, mentions }: ComposerFormProps) {
  const { problems, attachments, publish } = composer;
  const target = targetId !== undefined && <QuotedPost id={targetId} isMissing={false} />;
  return (
    <form
      id={composerFormId}
      className={styles.form}
      noValidate
      onKeyDown={(event) => isSendShortcut(event) && publish()}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      {type === 'reply' && target}
      {type !== 'reply' && (
        <TextField
          label={strings.title}
          value={draft.title}
          maxLength={maxTitleLength}
          isReadOnly={!isReady}
          errors={problems.title ? [problems.title] : []}
          onChange={(title) => change({ title })}
        />
      )}
      <TextArea
        ref={mentions.textarea}
        {...mentions.field}
        label={strings.text}
        isLabelHidden
        placeholder={strings.textPlaceholder[type]}
        value={draft.text}
        maxLength={maxTextLength}
        isLimitSoft
        minRows={5}
        maxRows={14}
        isReadOnly={!isReady}
        errors={problems.text ? [problems.text] : []}
        onChange={(text) => change({ text })}
      />
      <AttachedImages files={draft.files} problems={attachments.problems} isUploading={attachments.isUploading} onChange={(files) => change({ files })} />
      {type === 'quote' && target}
    </form>
  );
}

/** Ctrl or Cmd with Enter publishes; not while an input method is still composing a word. */
function isSendShortcut(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing;
}
