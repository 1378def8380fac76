import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Icon } from '@/design-system';
import { useDrafts } from '../data/useDrafts.ts';
import { hasFields } from '../model/draftSession.ts';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';
import * as styles from './Composer.css.ts';
import { composerFormId, publishLabel } from './ComposerForm.tsx';
import { DraftsDialog } from './DraftsDialog.tsx';

export interface ComposerHeaderProps {
  composer: Composer;
  isPhone: boolean;
}

/** The button that opens the drafts, and on phones the one that publishes, because the keyboard covers the lower edge. */
export function ComposerHeader({ composer, isPhone }: ComposerHeaderProps) {
  const { intent, state } = composer;
  return (
    <div className={styles.headerActions}>
      {intent.kind === 'post' && <DraftsButton composer={composer} hasIcon={!isPhone} />}
      {isPhone && hasFields(state) && (
        <Button type="submit" form={composerFormId} isDisabled={composer.isSaving}>
          {publishLabel(composer)}
        </Button>
      )}
    </div>
  );
}

function DraftsButton({ composer, hasIcon }: { composer: Composer; hasIcon: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const drafts = useDrafts(composer.state.phase === 'writing', composer.context, composer.draft.target?.channelId);
  const count = drafts.server.length + drafts.local.length;
  return (
    <>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        icon={hasIcon && <Icon glyph={FileText} size="compact" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {strings.drafts} <Badge count={count} tone="neutral" label={strings.draftCount(count)} />
      </Button>
      {isOpen && <DraftsDialog composer={composer} drafts={drafts} onClose={() => setIsOpen(false)} />}
    </>
  );
}
