import { useSetAtom } from 'jotai';
import { Button, Dialog } from '@/design-system';
import { leaveGoneAccountAtom, sessionStrings } from '@/features/session';
import { dialogBrand } from '@/features/theme-settings';

/** The person can't do anything else with an account that no longer exists, so this dialog can't be dismissed. */
export default function AccountGone() {
  const leave = useSetAtom(leaveGoneAccountAtom);
  return (
    <Dialog
      isOpen
      size="sm"
      phoneLayout="sheet"
      title={sessionStrings.accountGoneTitle}
      brand={dialogBrand()}
      onClose={() => undefined}
      onDismissRequest={() => false}
      footer={<Button onClick={() => leave()}>{sessionStrings.logOut}</Button>}
    >
      {sessionStrings.accountGone}
    </Dialog>
  );
}
