import { AppWindow } from 'lucide-react';
import { Button, EmptyState, Inline } from '@/design-system';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';

/** Instead of the fields while another tab writes the same draft: two pens on one sheet lose words. */
export function ElsewhereNotice({ composer }: { composer: Composer }) {
  return (
    <EmptyState
      icon={AppWindow}
      title={strings.elsewhere}
      action={
        <Inline gap="2" isWrapping justify="center">
          <Button onClick={composer.takeOver}>{strings.takeOver}</Button>
          {composer.intent.kind !== 'edit' && (
            <Button variant="bordered" tone="neutral" onClick={composer.writeAnother}>
              {strings.ownDraft}
            </Button>
          )}
        </Inline>
      }
    >
      {strings.elsewhereHint}
    </EmptyState>
  );
}
