import { useStore } from 'jotai';
import { useEffect } from 'react';
import { startStandIns } from '../routing/standIn.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';

/** What the screens can do without until the page is quiet: the keyboard's shortcuts, and what stands in for lists that one comes back to. */
export default function WhenQuiet() {
  const store = useStore();
  useEffect(() => startStandIns(store), [store]);
  return <Shortcuts />;
}
