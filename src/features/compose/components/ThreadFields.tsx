import { Plus, X } from 'lucide-react';
import { memo, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon, IconButton, TextArea } from '@/design-system';
import { isBlankText } from '@/shared/lib/text/blank';
import { scanText } from '@/shared/lib/text/scanText';
import { maxTextLength, maxThreadPosts, nearTextLimit } from '../constants.ts';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';
import * as styles from './Composer.css.ts';
import type { Completion } from './useCompletion.ts';

export interface ThreadFieldsProps {
  composer: Composer;
  completion: Completion;
  /** The field of the first post's text. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The texts of a thread's further posts, and the button that adds one. */
export function ThreadFields({ composer, completion, field }: ThreadFieldsProps) {
  const { draft, problems, isReady, change } = composer;
  const { text, images, thread } = draft;
  const list = useRef<HTMLOListElement>(null);
  // The text of the last post; while it's missing, there is nothing to continue.
  const last = thread.at(-1) ?? (images.length > 0 ? 'images' : text);

  /** Changes the list and focuses one of its fields; -1 is the first post's text. */
  const changeThread = (next: readonly string[], focused: number) => {
    // The new field has to exist before it can get the focus, and a phone shows its keyboard only within the press.
    flushSync(() => change({ thread: next }));
    (list.current?.querySelectorAll('textarea')[focused] ?? field.current)?.focus();
  };
  const remove = (index: number) =>
    changeThread(
      thread.filter((_, each) => each !== index),
      index - 1,
    );

  return (
    <>
      {thread.length > 0 && (
        <ol ref={list} className={styles.thread}>
          {thread.map((each, index) => (
            // The posts of a thread have no ids, and their fields have no state of their own.
            <li key={index} className={styles.threadPost}>
              <TextArea
                {...completion.fieldOf(index + 1)}
                look="page"
                label={strings.threadPost(index + 2)}
                placeholder={strings.threadPlaceholder}
                value={each}
                maxLength={maxTextLength}
                isLimitSoft
                hasCounter={each.length >= maxTextLength - nearTextLimit}
                minRows={2}
                maxRows={200}
                underlay={<Tinted text={each} />}
                errors={problems.thread && each.length > maxTextLength ? [strings.textTooLong(each.length - maxTextLength)] : []}
                onChange={(next) => change({ thread: thread.with(index, next) })}
              />
              <IconButton label={strings.removePost(index + 2)} icon={<Icon glyph={X} />} size="small" onClick={() => remove(index)} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.addToThread}>
        <Button
          variant="text"
          size="small"
          icon={<Icon glyph={Plus} size="compact" />}
          isDisabled={!isReady || isBlankText(last) || thread.length + 1 >= maxThreadPosts}
          onClick={() => changeThread([...thread, ''], thread.length)}
        >
          {strings.addToThread}
        </Button>
      </div>
    </>
  );
}

/** The text with people and tags tinted, as they will be links. */
export const Tinted = memo(function Tinted({ text }: { text: string }) {
  return scanText(text).map((token, index) =>
    token.kind === 'mention' || token.kind === 'tag' ? (
      <span key={index} className={styles.tinted}>
        {token.text}
      </span>
    ) : (
      token.text
    ),
  );
});
