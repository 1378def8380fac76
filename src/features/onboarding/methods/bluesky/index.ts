import { strings } from '../../strings.ts';
import { signInMethodLinks } from '../links.ts';
import type { ProviderMethod } from '../signInMethod.ts';
import { BlueskyForm } from './BlueskyForm.tsx';
import { beginBluesky, blueskyVisit, readBluesky } from './visit.ts';

/** An account of the decentralised network. The answer counts only in the browser that requested it. */
export const bluesky: ProviderMethod = {
  ...signInMethodLinks.bluesky,
  name: 'Bluesky',
  Form: BlueskyForm,
  begin: beginBluesky,
  read: readBluesky,
  settle: () => blueskyVisit.end(),
  get connected() {
    return strings.providers.bluesky.connected;
  },
};
