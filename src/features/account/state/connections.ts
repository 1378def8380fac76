import { atom } from 'jotai';
import { ApiError, disconnectBluesky, disconnectX, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { bluesky, leaveFor, x } from '@/features/onboarding';
import { crossPostAtoms, type Network, refreshCurrentUserAtom, reportErrorAtom } from '@/features/session';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { strings } from '../strings.ts';

const visits = { x, bluesky } as const;
const disconnectEndpoints = { x: disconnectX, bluesky: disconnectBluesky } as const;

const serverMessages = (error: unknown) => (error instanceof ApiError && error.statusCode < 500 ? error.serverMessage : undefined);

/** Leads to the provider unless the person has left meanwhile; the provider returns to the page that connects the account. */
export const connectAtom = atom(null, async (_get, set, network: Network, isStillHere: () => boolean) => {
  try {
    const address = await visits[network].begin();
    if (isStillHere()) leaveFor(address);
  } catch (error) {
    set(reportErrorAtom, error, serverMessages(error));
  }
});

/** Disconnects a network. The server refuses to remove the only sign-in method, and its message is shown. It never affects the next person. */
export const disconnectAtom = atom(null, async (get, set, network: Network) => {
  try {
    await request(disconnectEndpoints[network]);
  } catch (error) {
    set(reportErrorAtom, error, serverMessages(error));
    return;
  }
  // The stored choice may by now belong to the next person.
  if (get(scopeSignalAtom).aborted) return;
  // Cross-posting is switched off, so that reconnecting later doesn't publish without a new choice.
  set(crossPostAtoms[network], undefined);
  await set(refreshCurrentUserAtom);
  set(showSuccessAtom, strings.disconnected[network]);
});
