import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { PressedImages, startMutesAtom } from '@/features/posts';
import { PersonCards } from '@/features/users';
import { InstalledApp } from '../installed/InstalledApp.tsx';
import { OfflineWork } from '../offline/OfflineWork.tsx';
import { LiveUpdates } from '../realtime/LiveUpdates.tsx';
import './largeText.css.ts';
import { startLeavingHeader } from './leavingHeader.ts';
import { startTextLanguages } from './textLanguages.ts';

/** What runs on every screen once the page is idle. */
export default function Background() {
  const startMutes = useSetAtom(startMutesAtom);
  useEffect(startLeavingHeader, []);
  useEffect(startTextLanguages, []);
  useEffect(startMutes, [startMutes]);
  return (
    <>
      <LiveUpdates />
      <PressedImages />
      <OfflineWork />
      <InstalledApp />
      <PersonCards />
    </>
  );
}
