import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, FileButton, Text } from '@/design-system';
import { ConfirmPopup } from '@/design-system/overlays/ConfirmPopup/ConfirmPopup.tsx';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { logoTypes } from '../constants.ts';
import { customLogoAtom } from '../state/logo.ts';
import { strings } from '../strings.ts';
import { Logo } from './Logo.tsx';
import * as styles from './LogoSection.css.ts';
import { section } from './ThemeSettingsDialog.css.ts';
import { useLogoUpload } from './useLogoUpload.ts';

export function LogoSection() {
  const custom = useStoreValue(customLogoAtom);
  const { problem, isReading, upload, reset } = useLogoUpload();
  const [question, setQuestion] = useState<Element | null>(null);

  return (
    <section className={section} aria-labelledby="theme-logo">
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
