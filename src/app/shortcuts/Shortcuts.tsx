import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '@/design-system';
import { currentPath } from '@/shared/lib/paths';
import { startShortcuts } from './startShortcuts.ts';

const ShortcutList = lazyPart(() => import('./ShortcutList.tsx'));

/** Runs the keyboard shortcuts, and shows their list when somebody asks for it. */
export default function Shortcuts() {
  const store = useStore();
  const [, navigate] = useLocation();
  // Once the list is there it stays, so that the focus can return to where it was.
  const [list, setList] = useState<'unused' | 'open' | 'closed'>('unused');
  useEffect(() => {
    // Where one is already, going there would only add a step to the way back.
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
