import { Link2, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, Icon, IconButton } from '@/design-system';
import { decodedLetters } from '@/shared/lib/text/pieces';
import { firstLink } from '@/shared/lib/text/written';
import { type Draft, isPreviewDismissed } from '../model/draft.ts';
import { strings } from '../strings.ts';
import * as styles from './Composer.css.ts';

export interface LinkCardProps {
  draft: Draft;
  onChange(parts: Pick<Draft, 'dismissedLink'>): void;
}

/** The card that the first link of the text will have. The page's details aren't known yet; the server may add them. */
export function LinkCard({ draft, onChange }: LinkCardProps) {
  const isPressed = useRef(false);
  const press = (dismissedLink?: string) => {
    isPressed.current = true;
    onChange({ dismissedLink });
  };
  // The pressed button is replaced by its opposite, which gets the focus.
  const takeOver = (button: HTMLElement | null) => {
    if (!button || !isPressed.current) return;
    isPressed.current = false;
    button.focus();
  };
  const link = firstLink(draft.text);
  if (link === undefined) return null;
  if (isPreviewDismissed(draft)) {
    return (
      <p className={styles.dismissed}>
        {strings.previewRemoved}
        <span className={styles.restore}>
          <Button ref={takeOver} variant="text" size="small" onClick={() => press()}>
            {strings.restorePreview}
          </Button>
        </span>
      </p>
    );
  }
  const { hostname, pathname } = new URL(link);
  return (
    <section className={styles.linkCard} aria-label={strings.preview}>
      <span className={styles.linkMark}>
        <Icon glyph={Link2} />
      </span>
      <span className={styles.linkText}>
        <span className={styles.linkHost}>{hostname.replace(/^www\./, '')}</span>
        {pathname !== '/' && <span className={styles.linkPath}>{decodedLetters(pathname)}</span>}
      </span>
      <IconButton
        ref={takeOver}
        size="small"
        isRound
        label={strings.removePreview}
        icon={<Icon glyph={X} size="small" />}
        onClick={() => press(link)}
      />
    </section>
  );
}
