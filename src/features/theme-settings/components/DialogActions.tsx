import type { Ref } from 'react';
import { Button } from '@/design-system';
import { strings } from '../strings.ts';
import { ResetButton } from './ResetButton.tsx';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

interface DialogActionsProps {
  editor: ThemeEditor;
  applyButton: Ref<HTMLButtonElement>;
}

export function DialogActions({ editor, applyButton }: DialogActionsProps) {
  return (
    <>
      <ResetButton place="footer" editor={editor} />
      <span className={styles.spacer} />
      <span className={styles.fillOnPhones}>
        <Button ref={applyButton} isDisabled={!editor.isValid} onClick={() => editor.apply()}>
          {strings.apply}
        </Button>
      </span>
    </>
  );
}
