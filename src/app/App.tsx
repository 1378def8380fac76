import { useEffect, useRef } from 'react';
import {
  LabelsProvider,
  LinkProvider,
  LiveRegion,
  lazyPart,
  lazyValue,
  OverlayHistory,
  PartFailures,
  type SayLabels,
  watchPresses,
} from '@/design-system';
import { announcementAtom, linkToCopyAtom } from '@/features/feedback';
import { isAccountGoneAtom, type PersonScopes } from '@/features/session';
import { ThemeSettings } from '@/features/theme-settings';
import { translated } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { openOverlay } from '@/shared/navigation';
import { usePartFailures } from './errors/usePartFailures.ts';
import { AccountGoneNotice } from './global/AccountGoneNotice.tsx';
import { Toasts } from './global/Toasts.tsx';
import { PersonScope } from './PersonScope.tsx';
import { LinkFollower, RouterLink } from './routing/LinkFollower.tsx';
import { whenIdle } from './routing/preload.ts';
import { Screens } from './routing/Screens.tsx';

const Background = lazyPart(
  async () => {
    // None of it is needed for the first screen, with which it must not compete.
    await whenIdle();
    return (await import('./late.ts')).lazyParts.Background();
  },
  { isOptional: true },
);
const previewParts = lazyValue(async () => (await import('./late.ts')).lazyParts.ThemePreview());
const LinkToCopy = lazyPart(async () => (await import('./late.ts')).lazyParts.LinkToCopy());
const AccountGone = lazyPart(async () => (await import('./late.ts')).lazyParts.AccountGone());

/** The design system's own texts, in the language of the page. */
const sayLabels: SayLabels = (name, english) => translated(`design-system/${name}`, english);

/** The whole interface below its providers. Toasts are outside the person's scope, so that they survive a change of the person. */
export function App({ scopes }: { scopes: PersonScopes }) {
  const isFirst = useRef(true);
  useEffect(watchPresses, []);
  return (
    <LabelsProvider value={sayLabels}>
      <LinkProvider element={RouterLink}>
        <LinkFollower />
        <PartFailures value={usePartFailures()}>
          <OverlayHistory value={openOverlay}>
            <PersonScope scopes={scopes}>
              <Screens isFirst={isFirst} />
              <ThemeSettings previewParts={previewParts} />
              <GoneAccount />
              <LinkNotCopied />
              <Background />
            </PersonScope>
          </OverlayHistory>
        </PartFailures>
        <Toasts />
        <Announcements />
      </LinkProvider>
    </LabelsProvider>
  );
}

/** A link that couldn't be copied, for the person to copy. A separate component for the same reason as the next one. */
function LinkNotCopied() {
  const link = useStoreValue(linkToCopyAtom);
  return link === undefined ? null : <LinkToCopy link={link} />;
}

function GoneAccount() {
  return useStoreValue(isAccountGoneAtom) && <AccountGone failed={() => <AccountGoneNotice />} />;
}

/** A separate component, so that a toast re-renders nothing else. */
function Announcements() {
  const { text, turn } = useStoreValue(announcementAtom);
  return <LiveRegion message={text} nonce={turn} />;
}
