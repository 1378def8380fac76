import { Plus, X } from 'lucide-react';
import { memo, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon, IconButton, TextArea } from '@/design-system';
import { isBlankText } from '@/shared/lib/text/blank';
import { scanText } from '@/shared/lib/text/scanText';
import { maxTextLength, maxThreadPosts, nearTextLimit } from '../constants.ts';
import { imagesOfPost } from '../model/draft.ts';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';
import { AttachedImages } from './AttachedImages.tsx';
import * as styles from './Composer.css.ts';
import type { Completion } from './useCompletion.ts';

export interface ThreadFieldsProps {
  composer: Composer;
  completion: Completion;
  /** The field of the first post's text. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The texts and images of a thread's further posts, and the button that adds one. */
export function ThreadFields({ composer, completion, field }: ThreadFieldsProps) {
  const { draft, problems, isReady, change, dispatch } = composer;
  const { text, thread } = draft;
  const list = useRef<HTMLOListElement>(null);
  // While the last post is empty, there is nothing to continue.
  const isLastEmpty = isBlankText(thread.at(-1) ?? text) && imagesOfPost(draft, thread.length).length === 0;

  /** Changes the list and focuses one of its fields; -1 is the first post's text. */
  const changeThread = (begin: () => void, focused: number) => {
    // The new field has to exist before it can get the focus, and a phone shows its keyboard only within the press.
    flushSync(begin);
    (list.current?.querySelectorAll('textarea')[focused] ?? field.current)?.focus();
  };
  const remove = (index: number) => changeThread(() => dispatch({ type: 'furtherRemoved', index }), index - 1);

  return (
    <>
      {thread.length > 0 && (
        <ol ref={list} className={styles.thread}>
          {thread.map((each, index) => (
            // The posts of a thread have no ids, and their fields have no state of their own.
            <li key={index} className={styles.threadPost}>
              <div className={styles.threadContent}>
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
                <AttachedImages composer={composer} post={index + 1} />
              </div>
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
          isDisabled={!isReady || isLastEmpty || thread.length + 1 >= maxThreadPosts}
          onClick={() => changeThread(() => change({ thread: [...thread, ''] }), thread.length)}
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
