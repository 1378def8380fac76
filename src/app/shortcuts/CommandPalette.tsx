import { useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '@/design-system';
import { CommandList } from '@/design-system/pickers/CommandList/CommandList.tsx';
import { currentPath } from '@/shared/lib/paths';
import { commandsOf, type PaletteCommand, searchCommand } from './commands.tsx';
import { findCommands } from './findCommands.ts';
import { strings } from './strings.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds screens, actions, themes, and loaded people and groups by a few letters. Any other text can be searched for in Explore. */
export default function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={strings.palette} size="md" initialFocus={field}>
      <Commands field={field} onClose={onClose} />
    </Dialog>
  );
}

function Commands({ field, onClose }: { field: React.RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const store = useStore();
  const [, navigate] = useLocation();
  // Collected when the palette opens.
  const all = useMemo(() => commandsOf(store), [store]);
  const optionsFor = (text: string) => {
    const search = searchCommand(text);
    return [...findCommands(all, text, ({ isOffered }) => isOffered === true), ...(search ? [search] : [])];
  };
  const run = ({ path, act }: PaletteCommand) => {
    onClose();
    // A navigation to the current address would only add a history entry.
    if (path !== undefined && path !== currentPath()) navigate(path);
    act?.(store);
  };
  return <CommandList ref={field} label={strings.paletteField} optionsFor={optionsFor} onChoose={run} />;
}
