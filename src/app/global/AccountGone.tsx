import { useSetAtom } from 'jotai';
import { Button, Dialog } from '@/design-system';
import { leaveGoneAccountAtom, sessionStrings } from '@/features/session';

/** Nothing else can be done with an account that no longer exists, so this dialog does not close by itself. */
export default function AccountGone() {
  const leave = useSetAtom(leaveGoneAccountAtom);
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={sessionStrings.accountGoneTitle}
      onClose={() => undefined}
      onDismissRequest={() => false}
      footer={<Button onClick={() => leave()}>{sessionStrings.logOut}</Button>}
    >
      {sessionStrings.accountGone}
    </Dialog>
  );
}
