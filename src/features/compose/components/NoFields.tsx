import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, FailureState, Inline, Stack } from '@/design-system';
import type { Composer } from '../state/useComposer.ts';
import { strings } from '../strings.ts';

/** The message in place of the fields that says why the draft can't be written here now, with actions. */
export function NoFields({ composer }: { composer: Composer }) {
  return composer.state.phase === 'unreadable' ? <Unreadable composer={composer} /> : <Elsewhere composer={composer} />;
}

/** Another tab writes the same draft: writing in both would lose text. */
function Elsewhere({ composer }: { composer: Composer }) {
  return (
    <EmptyState
      icon={AppWindow}
      title={strings.elsewhere}
      action={
        <Inline gap="2" isWrapping justify="center">
          <Button onClick={composer.takeOver}>{strings.takeOver}</Button>
          <WriteAnother composer={composer} />
        </Inline>
      }
    >
      {strings.elsewhereHint}
    </EmptyState>
  );
}

/** The stored draft can't be read: empty fields would overwrite it. */
function Unreadable({ composer }: { composer: Composer }) {
  const [isReading, setIsReading] = useState(false);
  const readAgain = async () => {
    setIsReading(true);
    await composer.readAgain();
    setIsReading(false);
  };
  return (
    <Stack gap="3" align="center">
      <FailureState title={strings.unreadable} onRetry={() => void readAgain()} isRetrying={isReading}>
        {strings.unreadableHint}
      </FailureState>
      <WriteAnother composer={composer} />
    </Stack>
  );
}

/** Begins a further draft; a change of a post can't have one. */
function WriteAnother({ composer }: { composer: Composer }) {
  if (composer.intent.kind === 'edit') return null;
  return (
    <Button variant="bordered" tone="neutral" onClick={composer.writeAnother}>
      {strings.ownDraft}
    </Button>
  );
}
