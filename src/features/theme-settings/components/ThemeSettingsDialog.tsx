import { useSetAtom } from 'jotai';
import type { Ref } from 'react';
import { useRef, useState } from 'react';
import { Button } from '@/design-system';
import { ConfirmPopup } from '@/design-system/overlays/ConfirmPopup/ConfirmPopup.tsx';
import { Dialog } from '@/design-system/overlays/Dialog/Dialog.tsx';
import { dialogWidth } from '../constants.ts';
import { closeThemeSettingsAtom, type Opening } from '../state/opening.ts';
import { strings } from '../strings.ts';
import { ColourSection } from './ColourSection.tsx';
import { dialogBrand } from './dialogBrand.tsx';
import { LogoSection } from './LogoSection.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { OpacitySection } from './OpacitySection.tsx';
import { PresetGrid } from './PresetGrid.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import type { PreviewParts } from './previewParts.ts';
import { ResetButton } from './ResetButton.tsx';
import * as styles from './ThemeSettingsDialog.css.ts';
import { TransferSection } from './TransferSection.tsx';
import type { ThemeEditor } from './useThemeEditor.ts';
import { useThemeEditor } from './useThemeEditor.ts';

interface ThemeSettingsDialogProps {
  isOpen: boolean;
  opening: Opening;
  previewParts: PreviewParts;
}

export default function ThemeSettingsDialog({ isOpen, opening, previewParts }: ThemeSettingsDialogProps) {
  const close = useSetAtom(closeThemeSettingsAtom);
  const editor = useThemeEditor(opening);
  const applyButton = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<Element | null>(null);

  function mayClose() {
    if (editor.hasChanges) setQuestion(applyButton.current);
    return !editor.hasChanges;
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onDismissRequest={mayClose}
      title={strings.title}
      brand={opening.from === 'link' ? dialogBrand() : undefined}
      width={dialogWidth}
      header={<ResetButton position="header" editor={editor} />}
      dock={<NoticeBar editor={editor} />}
      footer={<DialogActions editor={editor} applyButton={applyButton} />}
    >
      <div className={styles.body}>
        <PresetGrid editor={editor} />
        <div className={styles.controls}>
          <ColourSection editor={editor} />
          <OpacitySection editor={editor} />
          <LogoSection />
          <TransferSection editor={editor} />
        </div>
        <PreviewSection solved={editor.solved} parts={previewParts} />
      </div>
      <ConfirmPopup
        anchor={question}
        question={strings.discardQuestion}
        detail={strings.discardDetail}
        confirmLabel={strings.discard}
        cancelLabel={strings.keepEditing}
        onConfirm={close}
        onClose={() => setQuestion(null)}
      />
    </Dialog>
  );
}

interface DialogActionsProps {
  editor: ThemeEditor;
  applyButton: Ref<HTMLButtonElement>;
}

function DialogActions({ editor, applyButton }: DialogActionsProps) {
  return (
    <>
      <ResetButton position="footer" editor={editor} />
      <span className={styles.spacer} />
      <span className={styles.fillOnPhones}>
        <Button ref={applyButton} isDisabled={!editor.isValid} onClick={() => editor.apply()}>
          {strings.apply}
        </Button>
      </span>
    </>
  );
}
