import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '@/design-system';
import { currentPath } from '@/shared/lib/paths';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { waitForDoubleClick } from '../shell/waitForDoubleClick.ts';
import { startShortcuts } from './startShortcuts.ts';
import { type ShortcutLayer, shortcutLayerAtom } from './storage.ts';

const ShortcutList = lazyPart(() => import('./ShortcutList.tsx'));
const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'));

/** Runs the keyboard shortcuts, shows their list and the palette of commands on request, and lets a double click select words of posts. */
export default function Shortcuts() {
  const store = useStore();
  const [, navigate] = useLocation();
  const [layer, setLayer] = useStoreState(shortcutLayerAtom);
  // A layer stays mounted once it was loaded, so that the focus can return to the previous element.
  const [used, setUsed] = useState<readonly ShortcutLayer[]>([]);
  if (layer && !used.includes(layer)) setUsed([...used, layer]);
  useEffect(() => {
    // A navigation to the current address would only add a history entry.
    const goTo = (path: string) => path !== currentPath() && navigate(path);
    return startShortcuts({ store, goTo, open: (name) => store.set(shortcutLayerAtom, name) });
  }, [store, navigate]);
  useEffect(() => waitForDoubleClick(), []);
  const partOf = (name: ShortcutLayer) => ({
    shouldLoad: used.includes(name),
    isOpen: layer === name,
    onClose: () => setLayer(undefined),
    onFailure: () => {
      setUsed(used.filter((other) => other !== name));
      setLayer(undefined);
    },
  });
  return (
    <>
      <ShortcutList {...partOf('list')} />
      <CommandPalette {...partOf('palette')} />
    </>
  );
}
