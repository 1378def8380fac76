import { Download, Link2, Undo2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, FileButton, Icon, TextField } from '@/design-system';
import { downloadText } from '@/shared/lib/download';
import { nameOfTheme } from '../model/sameTheme.ts';
import { readChosenFile, writeThemeFile } from '../model/themeFile.ts';
import { themeLink } from '../model/themeLink.ts';
import { strings } from '../strings.ts';
import * as logoStyles from './LogoSection.css.ts';
import { section } from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/** Shares the theme: as a file, or as a link whose fragment carries it. */
export function TransferSection({ editor: { draft, take, setNotice, undo } }: { editor: ThemeEditor }) {
  const [linkToCopy, setLinkToCopy] = useState<string>();
  const named = { name: nameOfTheme(draft), theme: draft };

  async function share() {
    const link = themeLink(named, new URL(import.meta.env.BASE_URL, location.href).href);
    try {
      await navigator.clipboard.writeText(link);
      setLinkToCopy(undefined);
      setNotice({ tone: 'neutral', text: strings.shared });
    } catch {
      setLinkToCopy(link); // Without clipboard access the person copies it by hand.
    }
  }

  return (
    <section className={section}>
      <div className={logoStyles.actions}>
        <FileButton
          variant="bordered"
          tone="neutral"
          size="small"
          icon={Upload}
          accept="application/json,.json"
          inputLabel={strings.importLabel}
          onChoose={async ([file]) => file && take(await readChosenFile(file))}
        >
          {strings.importFile}
        </FileButton>
        <Button
          variant="bordered"
          tone="neutral"
          size="small"
          icon={<Icon glyph={Download} size="small" />}
          onClick={() => downloadText(writeThemeFile(named), strings.fileName(named.name), 'application/json')}
        >
          {strings.exportFile}
        </Button>
        <Button variant="bordered" tone="neutral" size="small" icon={<Icon glyph={Link2} size="small" />} onClick={share}>
          {strings.share}
        </Button>
        {undo && (
          <Button variant="bordered" tone="neutral" size="small" icon={<Icon glyph={Undo2} size="small" />} onClick={undo}>
            {strings.undoLast}
          </Button>
        )}
      </div>
      {linkToCopy !== undefined && (
        <TextField
          label={strings.shareManually}
          value={linkToCopy}
          onChange={() => undefined}
          isReadOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
