import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '@/design-system';
import { currentPath } from '@/shared/lib/paths';
import { startShortcuts } from './startShortcuts.ts';

const ShortcutList = lazyPart(() => import('./ShortcutList.tsx'));

/** Runs the keyboard shortcuts, and shows their list on request. */
export default function Shortcuts() {
  const store = useStore();
  const [, navigate] = useLocation();
  // The list stays mounted once it was loaded, so that the focus can return to the previous element.
  const [list, setList] = useState<'unused' | 'open' | 'closed'>('unused');
  useEffect(() => {
    // A navigation to the current address would only add a history entry.
    const goTo = (path: string) => path !== currentPath() && navigate(path);
    return startShortcuts({ store, goTo, openList: () => setList('open') });
  }, [store, navigate]);
  return (
    <ShortcutList
      isWanted={list !== 'unused'}
      isOpen={list === 'open'}
      onClose={() => setList('closed')}
      onFailure={() => setList('unused')}
    />
  );
}
