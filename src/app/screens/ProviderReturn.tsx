import { useLocation } from 'wouter';
import { bluesky, GuestPage, ProviderReturn, SiwfRegister, siwf, x } from '@/features/onboarding';
import { paths } from '@/shared/lib/paths';
import { guestFrame } from '../guestFrame.tsx';

/** The return address of identity providers, and the steps that follow. */
export default function ProviderReturnScreen() {
  const [location] = useLocation();
  switch (location) {
    case paths.frequencyRegister():
      return <SiwfRegister frame={guestFrame} />;
    case paths.frequencyLogin():
      return (
        <GuestPage {...guestFrame}>
          <siwf.Form captcha={guestFrame.captcha} />
        </GuestPage>
      );
    case paths.frequencyCallback():
      return <ProviderReturn frame={guestFrame} method={siwf} />;
    default:
      return <ProviderReturn frame={guestFrame} method={location === paths.blueskyCallback() ? bluesky : x} />;
  }
}
