import { useSetAtom } from 'jotai';
import { Upload } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button, FileButton, Text } from '@/design-system';
import { ConfirmPopup } from '@/design-system/overlays/ConfirmPopup/ConfirmPopup.tsx';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { logoTypes } from '../constants.ts';
import { type LogoProblem, readLogoFile } from '../model/logoFile.ts';
import { customLogoAtom, resetLogoAtom, saveLogoAtom } from '../state/logo.ts';
import { strings } from '../strings.ts';
import { Logo } from './Logo.tsx';
import * as styles from './LogoSection.css.ts';
import { section } from './ThemeSettingsDialog.css.ts';

export function LogoSection() {
  const custom = useStoreValue(customLogoAtom);
  const { problem, isReading, upload, reset } = useLogoUpload();
  const [question, setQuestion] = useState<Element | null>(null);

  /** A drop without a file, such as text, is answered with the message that no file was provided. */
  const take = (event: SyntheticEvent, { files }: DataTransfer) => {
    event.preventDefault();
    void upload(files[0]);
  };

  return (
    // A file can be dropped on the section, or pasted while the focus is in it.
    <section
      className={section}
      aria-labelledby="theme-logo"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <div className={styles.row}>
        <span className={styles.frame}>
          <Logo size="tile" />
        </span>
        <div className={styles.texts}>
          <h3 id="theme-logo" className={styles.title}>
            {strings.logo}
          </h3>
          <Text size="small" tone="muted" aria-live="polite">
            {custom ? strings.logoCustom : strings.logoDefault}
          </Text>
          {custom?.name && (
            <Text size="label" tone="faint" isTruncated dir="auto">
              {custom.name}
            </Text>
          )}
          <Text size="label" tone="faint">
            {strings.logoHint}
          </Text>
        </div>
        <div className={styles.actions}>
          <FileButton
            variant="bordered"
            tone="neutral"
            size="small"
            icon={Upload}
            accept={logoTypes.join(',')}
            inputLabel={strings.logo}
            isLoading={isReading}
            onChoose={([file]) => upload(file)}
          >
            {custom ? strings.logoChange : strings.logoUpload}
          </FileButton>
          {custom && (
            <Button variant="text" tone="neutral" size="small" onClick={(event) => setQuestion(event.currentTarget)}>
              {strings.logoReset}
            </Button>
          )}
        </div>
      </div>
      <div aria-live="assertive">
        {problem && (
          <Text as="p" size="small" tone="negative">
            {strings.logoErrors[problem]}
          </Text>
        )}
      </div>
      <ConfirmPopup
        anchor={question}
        question={strings.logoResetQuestion}
        confirmLabel={strings.logoReset}
        onConfirm={reset}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

/** Uploads and resets the logo, and reports the problem of the last file. Saved at once, not with `Apply Theme`. */
function useLogoUpload() {
  const save = useSetAtom(saveLogoAtom);
  const reset = useSetAtom(resetLogoAtom);
  const [problem, setProblem] = useState<LogoProblem>();
  const [isReading, setIsReading] = useState(false);

  async function upload(file: File | undefined) {
    setProblem(undefined);
    setIsReading(true);
    const reading = await readLogoFile(file);
    setIsReading(false);
    if (!reading.isRead) setProblem(reading.problem);
    else if (!save({ url: reading.url, name: file?.name ?? '' })) setProblem('storage');
  }

  return {
    problem,
    isReading,
    upload,
    reset: () => {
      setProblem(undefined);
      reset();
    },
  };
}
