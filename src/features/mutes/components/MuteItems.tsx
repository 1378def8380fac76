import { useSetAtom } from 'jotai';
import { Volume2, VolumeX } from 'lucide-react';
import { MenuItem } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Mute } from '../model/mutes.ts';
import { muteAtom, muteRulesAtom, removeMuteAtom } from '../state/mutes.ts';
import { strings } from '../strings.ts';

export interface MuteItemProps {
  id: string;
  /** Name of the person, or of the thread's author. */
  name: string;
  /** Called before something is muted; what it returns is called afterwards, to move the focus from what has left the screen. */
  onMute?: (() => (() => void) | void) | undefined;
}

/** Mutes a person, or takes that back. */
export function MutePersonItem({ id, name, onMute }: MuteItemProps) {
  const isMuted = useStoreValue(muteRulesAtom).people.has(id);
  const label = isMuted ? strings.unmutePerson(name) : strings.mutePerson(name);
  return <MuteItem mute={{ list: 'people', entry: { id, name } }} isMuted={isMuted} label={label} onMute={onMute} />;
}

/** Mutes the thread that begins with a post, or takes that back. */
export function MuteThreadItem({ id, name, onMute }: MuteItemProps) {
  const isMuted = useStoreValue(muteRulesAtom).threads.has(id);
  const label = isMuted ? strings.unmuteThread : strings.muteThread;
  return <MuteItem mute={{ list: 'threads', entry: { id, name } }} isMuted={isMuted} label={label} onMute={onMute} />;
}

interface ItemProps {
  mute: Mute;
  isMuted: boolean;
  label: string;
  onMute: MuteItemProps['onMute'];
}

function MuteItem({ mute, isMuted, label, onMute }: ItemProps) {
  const add = useSetAtom(muteAtom);
  const remove = useSetAtom(removeMuteAtom);
  const press = () => {
    if (isMuted) return remove(mute);
    const moveOn = onMute?.();
    add(mute);
    moveOn?.();
  };
  return (
    <MenuItem icon={isMuted ? Volume2 : VolumeX} onSelect={press}>
      {label}
    </MenuItem>
  );
}
