import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, Icon } from '@/design-system';
import { ConfirmPopup } from '@/design-system/overlays/ConfirmPopup/ConfirmPopup.tsx';
import { defaultTheme } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

interface ResetButtonProps {
  /** In the header on phones, in the footer elsewhere. */
  position: 'header' | 'footer';
  editor: ThemeEditor;
}

/** Restores the product's own seven values after a confirmation. Logo and scheme stay. */
export function ResetButton({ position, editor }: ResetButtonProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isHeader = position === 'header';
  return (
    <span className={isHeader ? styles.onPhones : styles.notOnPhones}>
      <Button
        variant="text"
        tone={isHeader ? 'primary' : 'neutral'}
        icon={isHeader ? undefined : <Icon glyph={RotateCcw} size="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isHeader ? strings.resetShort : strings.reset}
      </Button>
      <ConfirmPopup
        anchor={anchor}
        question={strings.resetQuestion}
        confirmLabel={strings.resetShort}
        onConfirm={() => editor.apply(defaultTheme)}
        onClose={() => setAnchor(null)}
      />
    </span>
  );
}
