import { Button, Fill, Inline, Text } from '@/design-system';
import type { FormNote } from '../state/useFormDraft.ts';
import { strings } from '../strings.ts';

export interface DraftNoteProps {
  form: { readonly note: FormNote | undefined; discard(): void; restore(): void };
}

/** A note at the top of a form with restored values: it discards them, and a second press restores them again. */
export function DraftNote({ form: { note, discard, restore } }: DraftNoteProps) {
  if (!note) return null;
  const isDiscarded = note === 'discarded';
  return (
    <Inline gap="3">
      <Fill>
        <Text size="small" tone="muted" role="status">
          {strings.notes[note]}
        </Text>
      </Fill>
      <Button variant="text" tone="neutral" size="small" onClick={isDiscarded ? restore : discard}>
        {isDiscarded ? strings.restore : strings.discard}
      </Button>
    </Inline>
  );
}
