import { useSetAtom } from 'jotai';
import { ArrowUp } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Pill } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { restoreFocus } from '@/shared/lib/restoreFocus.ts';
import { strings } from '../strings.ts';

/** The "1 new invitation" button: the list changes only when it is pressed. */
export function InvitationNews({ ids, onShow }: { ids: readonly string[]; onShow: () => void }) {
  const announce = useSetAtom(announceAtom);
  const [first] = ids;
  const label = first === undefined ? '' : strings.newInvitations(ids.length);
  useEffect(() => {
    if (label !== '') announce(label);
  }, [label, announce]);
  if (first === undefined) return null;
  const press = ({ currentTarget: pill }: MouseEvent<HTMLButtonElement>) => {
    onShow();
    // The button disappears when pressed, so the focus moves to the first group that it revealed.
    restoreFocus(
      () => document.querySelector<HTMLElement>(`a[href$="${paths.group(first)}"]`),
      (focused) => focused === pill,
    );
  };
  return (
    <Pill icon={ArrowUp} onClick={press}>
      {label}
    </Pill>
  );
}
