import { useSetAtom } from 'jotai';
import { ArrowUp } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Pill } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { restoreFocus } from '@/shared/lib/restoreFocus.ts';
import { strings } from '../strings.ts';

/** "1 new invitation": what is being read moves when this is pressed, not before. */
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
    // The pill is gone then, so the focus goes to the first group that it brought.
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
