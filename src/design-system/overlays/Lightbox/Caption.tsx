import { useState } from 'react';
import { useLaterLabels } from '../../laterLabels.ts';
import * as styles from './Lightbox.css.ts';

/** Longer ones are cut to three lines at first. */
const shortCaption = 120;

/** The description of an image, below it. Hidden from screen readers, which read the same text as the image's own. */
export function Caption({ text }: { text: string | undefined }) {
  const labels = useLaterLabels();
  const [isWhole, setIsWhole] = useState(false);
  if (!text) return null;
  if (text.length <= shortCaption) {
    return (
      <p className={styles.caption} dir="auto" aria-hidden="true">
        {text}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.longCaption}
      aria-label={labels.wholeCaption}
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
    >
      <span className={isWhole ? undefined : styles.cutCaption} dir="auto">
        {text}
      </span>
    </button>
  );
}
