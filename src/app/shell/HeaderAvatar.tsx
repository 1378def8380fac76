import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { Anchor } from '@/design-system';
import { currentPersonAtom, profilePathOf, showTestReactionAtom, UserAvatar } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';
import { avatarLink } from './Header.css.ts';
import { useClickOrDoubleClick } from './useClickOrDoubleClick.ts';

/**
 * The own picture: a real link to the profile. Only a mouse click waits 250 ms, because a second click sends a test notification
 * instead; keyboard, middle click and modified clicks navigate at once.
 */
export function HeaderAvatar() {
  const user = useStoreValue(currentPersonAtom);
  const [, navigate] = useLocation();
  const showTestReaction = useSetAtom(showTestReactionAtom);
  const clicks = useClickOrDoubleClick(() => user && navigate(profilePathOf(user)), showTestReaction);
  if (!user) return null;
  const onClick = (event: MouseEvent) => {
    const isKeyboard = event.detail === 0;
    if (isKeyboard || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    clicks();
  };
  return (
    <Anchor href={profilePathOf(user)} className={avatarLink} aria-label={strings.yourProfile} onClick={onClick}>
      <UserAvatar user={user} size={34} isEager hasMark />
    </Anchor>
  );
}
