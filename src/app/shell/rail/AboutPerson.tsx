import { Stack } from '@/design-system';
import { type ProfileAddress, ProfileAside, useProfile } from '@/features/profile';
import { Suggestions } from './Suggestions.tsx';

export interface AboutPersonProps {
  address: ProfileAddress;
  /** Suggested people are shown below, unless the screen already has them. */
  hasSuggestions?: boolean;
}

/** The standing of the person on the screen and their groups. Their number is unknown before they load, so suggestions wait for them. */
export default function AboutPerson({ address, hasSuggestions = true }: AboutPersonProps) {
  const { userId, state } = useProfile(address);
  return (
    <Stack gap="4">
      <ProfileAside address={address} />
      {hasSuggestions && state !== 'loading' && <Suggestions except={userId} />}
    </Stack>
  );
}
