import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isComposing, Text, TextArea } from '@/design-system';
import { QuotedPost } from '@/features/posts';
import { currentUserAtom } from '@/features/session';
import { UserAvatar } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { maxTextLength, maxTitleLength, nearTitleLimit } from '../constants.ts';
import { useTargetPost } from '../data/useTargetPost.ts';
import { imagesOfPost } from '../model/draft.ts';
import type { Composer } from '../state/useComposer.ts';
import { writeInto } from '../state/writeInto.ts';
import { strings } from '../strings.ts';
import { AttachedImages } from './AttachedImages.tsx';
import * as styles from './Composer.css.ts';
import { LinkCard } from './LinkCard.tsx';
import { ComposerOptions } from './options/ComposerOptions.tsx';
import { TargetSelect } from './options/TargetSelect.tsx';
import { ThreadFields, Tinted } from './ThreadFields.tsx';
import type { Completion } from './useCompletion.ts';
import { useImageDrop } from './useImageDrop.ts';

export const composerFormId = 'composer';
const problemId = `${composerFormId}-problem`;

interface FieldsProps {
  composer: Composer;
  completion: Completion;
  /** The field of the first post's text. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The label of the button that publishes. */
export function publishLabel({ intent, draft }: Composer): string {
  return draft.thread.length > 0 ? strings.publishThread : strings.publish[intent.kind];
}

/** Author and target, title, text, images, the post that it refers to, further posts, and the settings. */
export function ComposerForm(props: FieldsProps) {
  const { composer, completion, field } = props;
  const { intent, subject, draft, submit } = composer;
  const { isOver, onPaste } = useImageDrop((files) => composer.addImages(files, completion.position));
  const form = useFocusOnProblem(props);
  const { isKnown, isMissing } = useTargetPost(subject.targetId);
  const target = subject.targetId !== undefined && isKnown && <QuotedPost id={subject.targetId} isMissing={isMissing} />;
  return (
    <form
      ref={form}
      id={composerFormId}
      className={styles.form}
      noValidate
      aria-busy={!composer.isReady}
      onPaste={onPaste}
      onPointerDown={(event) => {
        // A press on the empty rest of the sheet focuses the text.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        field.current?.focus();
      }}
      // Events of a dialog above the composer bubble through React to here and are ignored.
      onKeyDown={(event) => isSendShortcut(event) && event.currentTarget.contains(event.target as Node) && submit()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {subject.type === 'reply' && target}
      {subject.type === 'reply' ? (
        <div className={styles.reply}>
          <Author composer={composer} />
          <div className={styles.replyText}>
            <TextFields {...props} />
          </div>
        </div>
      ) : (
        <>
          <Author composer={composer} />
          <Title composer={composer} field={field} />
          <TextFields {...props} />
        </>
      )}
      <AttachedImages composer={composer} post={0} />
      <LinkCard draft={draft} onChange={composer.change} />
      {subject.type === 'quote' && target}
      {intent.kind !== 'edit' && <ThreadFields {...props} />}
      {composer.state.isStorageRefused && (
        <Text as="p" size="small" tone="negative">
          {strings.notSavedHint}
        </Text>
      )}
      <ComposerOptions composer={composer} />
      {isOver && <p className={styles.dropHint}>{strings.dropHere}</p>}
    </form>
  );
}

/** Moves the focus to the first field with a problem after an attempt to publish, however far down it is. */
function useFocusOnProblem({ composer: { state, problems }, field }: FieldsProps) {
  const { tries } = state;
  const form = useRef<HTMLFormElement>(null);
  const focus = useEffectEvent(() => {
    if (problems.text && !problems.title) field.current?.focus();
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  useEffect(() => {
    if (tries > 0) focus();
  }, [tries]);
  return form;
}

function Author({ composer }: { composer: Composer }) {
  const user = useStoreValue(currentUserAtom);
  const { intent, subject } = composer;
  const hasTarget = intent.kind !== 'edit' && subject.type !== 'reply';
  return (
    <div className={styles.author}>
      {user && <UserAvatar user={user} size={34} isEager />}
      {hasTarget && <TargetSelect composer={composer} />}
    </div>
  );
}

/** Joins lines with a space. */
const oneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line, index, lines) => (index === 0 ? line.trimEnd() : index === lines.length - 1 ? line.trimStart() : line.trim()))
        .filter((line) => line !== '')
        .join(' ')
    : text;

function Title({ composer, field: text }: Omit<FieldsProps, 'completion'>) {
  const { draft, problems, change } = composer;
  return (
    <TextArea
      look="heading"
      label={strings.title}
      placeholder={strings.titlePlaceholder}
      value={draft.title}
      maxLength={maxTitleLength}
      isLimitSoft
      hasCounter={draft.title.length >= maxTitleLength - nearTitleLimit}
      minRows={1}
      maxRows={5}
      errors={problems.title ? [problems.title] : []}
      // A title has one line, however it wraps on the screen.
      onChange={(title) => change({ title: oneLine(title) })}
      // Lines are joined before they are in the field, because a changed value would move the caret to the end.
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!pasted.includes('\n')) return;
        event.preventDefault();
        const { currentTarget: field } = event;
        writeInto(field, field.selectionStart, field.selectionEnd, oneLine(pasted));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        text.current?.focus();
      }}
    />
  );
}

function TextFields({ composer, completion, field }: FieldsProps) {
  const { subject, draft, problems, change } = composer;
  return (
    <>
      <TextArea
        ref={field}
        {...completion.fieldOf(0)}
        look="page"
        label={strings.text}
        placeholder={strings.textPlaceholder[subject.type]}
        value={draft.text}
        maxLength={maxTextLength}
        isLimitSoft
        hasCounter={false}
        minRows={imagesOfPost(draft, 0).length > 0 ? 2 : 4}
        maxRows={200}
        underlay={<Tinted text={draft.text} />}
        aria-describedby={problems.text && problemId}
        onChange={(text) => change({ text })}
      />
      {/* The message is beside the field rather than part of it, because pictures count as content too. */}
      <div id={problemId} role="alert" className={styles.problem}>
        {problems.text && (
          <Text size="small" tone="negative">
            {problems.text}
          </Text>
        )}
      </div>
    </>
  );
}

/** Ctrl or Cmd with Enter publishes; not while an input method is still composing a word. */
function isSendShortcut(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isComposing(event);
}
