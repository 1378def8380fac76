import { atom } from 'jotai';
import { ApiError, disconnectBluesky, disconnectX, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { bluesky, leaveFor, x } from '@/features/onboarding';
import { crossPostAtoms, type Network, refreshCurrentUserAtom, reportErrorAtom } from '@/features/session';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { strings } from '../strings.ts';

const visits = { x, bluesky } as const;
const cuts = { x: disconnectX, bluesky: disconnectBluesky } as const;

const serverMessages = (error: unknown) => (error instanceof ApiError && error.statusCode < 500 ? error.serverMessage : undefined);

/** Leads whoever still wants to go to the provider, who sends people back to where the account is connected. */
export const connectAtom = atom(null, async (_get, set, network: Network, isWanted: () => boolean) => {
  try {
    const address = await visits[network].begin();
    if (isWanted()) leaveFor(address);
  } catch (error) {
    set(reportErrorAtom, error, serverMessages(error));
  }
});

/** Cuts a network off. The server refuses to cut the only way in, and its words are said. Nothing of it reaches who is signed in next. */
export const disconnectAtom = atom(null, async (get, set, network: Network) => {
  try {
    await request(cuts[network]);
  } catch (error) {
    set(reportErrorAtom, error, serverMessages(error));
    return;
  }
  // What the browser keeps by then is the next person's choice.
  if (get(scopeSignalAtom).aborted) return;
  // Connected again one day, nothing is published there before somebody asks for it anew.
  set(crossPostAtoms[network], undefined);
  await set(refreshCurrentUserAtom);
  set(showSuccessAtom, strings.disconnected[network]);
});
