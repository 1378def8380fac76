import { Button, Text } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/** Says what the last action did, and offers to take it back. The region stays mounted, or its text would not be announced. */
export function NoticeBar({ editor: { notice, undo } }: { editor: ThemeEditor }) {
  return (
    <div aria-live="polite" className={notice ? styles.notice : undefined}>
      {notice && <Text size="small" weight="medium" tone={notice.tone === 'error' ? 'negative' : 'strong'}>{notice.text}</Text>}
      {notice?.isUndoable && <Button variant="bordered" tone="neutral" size="small" onClick={undo}>{strings.undo}</Button>}
    </div>
  );
}
