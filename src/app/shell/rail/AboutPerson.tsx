import { Stack } from '@/design-system';
import { type ProfileAddress, ProfileAside, useProfile } from '@/features/profile';
import { Suggestions } from './Suggestions.tsx';

export interface AboutPersonProps {
  address: ProfileAddress;
  /** People one may not know stand below, unless the screen has them already. */
  hasSuggestions?: boolean;
}

/** How the person on the screen stands, and which groups they show; how many is not known before, so nobody is suggested below until then. */
export default function AboutPerson({ address, hasSuggestions = true }: AboutPersonProps) {
  const { userId, state } = useProfile(address);
  return (
    <Stack gap="4">
      <ProfileAside address={address} />
      {hasSuggestions && state !== 'loading' && <Suggestions except={userId} />}
    </Stack>
  );
}
