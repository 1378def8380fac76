import { useSetAtom } from 'jotai';
import { Ban, Link2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { User } from '@/api';
import { ConfirmPopup, Menu, MenuItem, MenuSeparator } from '@/design-system';
import { copyLinkAtom } from '@/features/feedback';
import { MutePersonItem } from '@/features/mutes';
import { startMutesAtom } from '@/features/posts';
import { displayNameOf, profilePathOf, useBlock, userStrings } from '@/features/users';
import { shareable } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

export interface PersonMenuProps {
  user: User;
  trigger: ReactElement;
}

/** The less frequent actions on another person. A module of its own, because it loads the menu and the popup. */
export default function PersonMenu({ user, trigger }: PersonMenuProps) {
  const copyLink = useSetAtom(copyLinkAtom);
  const { block } = useBlock(user.id);
  const startMutes = useSetAtom(startMutesAtom);
  const [questionAnchor, setQuestionAnchor] = useState<Element | null>(null);
  const name = displayNameOf(user);
  return (
    <>
      <Menu trigger={trigger} phoneLayout="sheet" defaultIsOpen>
        <MenuItem icon={Link2} onSelect={() => void copyLink(shareable(profilePathOf(user)))}>
          {strings.copyLink}
        </MenuItem>
        <MutePersonItem id={user.id} name={name} onMute={startMutes} />
        <MenuSeparator />
        <MenuItem icon={Ban} tone="negative" onSelect={() => setQuestionAnchor(document.activeElement)}>
          {strings.block(name)}
        </MenuItem>
      </Menu>
      <ConfirmPopup
        anchor={questionAnchor}
        question={userStrings.blockQuestion(name)}
        detail={userStrings.blockConsequence(name)}
        confirmLabel={userStrings.block}
        onConfirm={block}
        onClose={() => setQuestionAnchor(null)}
      />
    </>
  );
}
