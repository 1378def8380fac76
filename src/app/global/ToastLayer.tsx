import { useState } from 'react';
import { boolean } from 'valibot';
import { lazyPart } from '@/design-system';
import { ToastViewport, type ToastViewportProps } from '@/design-system/overlays/Toast/ToastViewport.tsx';
import { stored } from '@/shared/storage';

const DebugPopups = lazyPart(() => import('../debug/DebugPopups.ts'), { isOptional: true });

/** Whether popups write to the console and stay open while the page scrolls or changes size, so that they can be inspected. Set by hand. */
const debugPopupsEntry = stored('debugPopups', boolean());

/** The animated layer of toasts. It is the late code of all overlays, so it also starts their log if a developer has enabled it. */
export default function ToastLayer(props: ToastViewportProps) {
  const [isDebugged] = useState(() => debugPopupsEntry.read() === true);
  return (
    <>
      <ToastViewport {...props} />
      <DebugPopups shouldLoad={isDebugged} />
    </>
  );
}
