import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { Dialog, TextField } from '@/design-system';
import { copyStrings, linkToCopyAtom } from '@/features/feedback';

/** A link that the browser couldn't copy is shown selected, for the person to copy. */
export default function LinkToCopy({ link }: { link: string }) {
  const close = useSetAtom(linkToCopyAtom);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={copyStrings.title}
      description={copyStrings.why}
      initialFocus={field}
      onClose={close}
    >
      <TextField ref={field} label={copyStrings.link} value={link} isReadOnly onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
