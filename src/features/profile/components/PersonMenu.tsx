import { useSetAtom } from 'jotai';
import { Ban, Link2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { User } from '@/api';
import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { copyLinkAtom } from '@/features/feedback';
import { displayNameOf, profilePathOf, useBlock, userStrings } from '@/features/users';
import { shareable } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

export interface PersonMenuProps {
  user: User;
  trigger: ReactElement;
}

/** The rarer things one can do with somebody else. A module of its own, because it brings the menu and the popup with it. */
export default function PersonMenu({ user, trigger }: PersonMenuProps) {
  const copyLink = useSetAtom(copyLinkAtom);
  const { block } = useBlock(user.id);
  const [asked, setAsked] = useState<Element | null>(null);
  const name = displayNameOf(user);
  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" defaultIsOpen>
        <MenuItem icon={Link2} onSelect={() => void copyLink(shareable(profilePathOf(user)))}>
          {strings.copyLink}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Ban} tone="negative" onSelect={() => setAsked(document.activeElement)}>
          {strings.block(name)}
        </MenuItem>
      </Menu>
      <ConfirmPopup
        anchor={asked}
        question={userStrings.blockQuestion(name)}
        detail={userStrings.blockConsequence(name)}
        confirmLabel={userStrings.block}
        onConfirm={block}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
