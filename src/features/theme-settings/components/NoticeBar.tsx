import { useEffect, useState } from 'react';
import { Button, Text } from '@/design-system';
import { noticeLife } from '../constants.ts';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/**
 * Reports what the last action did, and offers Undo; it disappears by itself, but never while it is hovered or focused. The
 * region stays mounted, because otherwise its text wouldn't be announced.
 */
export function NoticeBar({ editor: { notice, setNotice, undo } }: { editor: ThemeEditor }) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!notice || isPaused) return undefined;
    const timer = setTimeout(() => setNotice(undefined), noticeLife);
    return () => clearTimeout(timer);
  }, [notice, isPaused, setNotice]);
  return (
    <div
      aria-live="polite"
      className={notice ? styles.notice : undefined}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {notice && (
        <Text size="small" weight="medium" tone={notice.tone === 'negative' ? 'negative' : 'strong'}>
          {notice.text}
        </Text>
      )}
      {notice?.isUndoable && (
        <Button variant="bordered" tone="neutral" size="small" onClick={undo}>
          {strings.undo}
        </Button>
      )}
    </div>
  );
}
