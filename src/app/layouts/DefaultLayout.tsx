import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Center, Columns, lazyPart, Rail, SkipLink } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { Composer } from '@/features/compose';
import { closeComposerAtom, composeIntentAtom } from '@/features/posts';
import { isSignedInAtom } from '@/features/session';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { whenIdle } from '../routing/preload.ts';
import { Header } from '../shell/Header.tsx';
import { Navigation } from '../shell/Navigation.tsx';
import { OfflineBand } from '../shell/OfflineBand.tsx';
import { strings } from '../strings.ts';

const ContextRail = lazyPart(() => import('../shell/ContextRail.tsx'), { isOptional: true });
const Shortcuts = lazyPart(
  async () => {
    await whenIdle();
    return (await import('../late.ts')).lazyParts.Shortcuts();
  },
  { isOptional: true },
);

/** Header, navigation, the reading column and the context rail. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isSignedIn = useStoreValue(isSignedInAtom);
  // Not only hidden with CSS: a phone must not fetch what it can't show.
  const isWide = useMediaQuery(media.desktop);
  return (
    <>
      <SkipLink target="main" label={strings.skip} />
      <Header />
      <OfflineBand isBelowHeader />
      <Columns>
        <Rail as="div" side="start" narrow="dissolved">
          <Navigation />
        </Rail>
        <Center as="main" id="main" tabIndex={-1}>
          {children}
        </Center>
        <Rail side="end">
          <ContextRail shouldLoad={isSignedIn && isWide} />
        </Rail>
      </Columns>
      {isSignedIn && <ComposerGate />}
      {isSignedIn && <Shortcuts />}
    </>
  );
}

/** Loads the composer when the person wants to write. When that fails, the request is reset, so that the next press tries again. */
export function ComposerGate() {
  const intent = useStoreValue(composeIntentAtom);
  const close = useSetAtom(closeComposerAtom);
  return intent && <Composer intent={intent} onFailure={close} />;
}
