import { QueryClientContext } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyValue } from '@/design-system';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';

/**
 * The code of the query cache, in which late screens and parts keep what they ask the server for. No part of the first screen needs it, and
 * it is a twelfth of all that the first screen needs, so it comes with the first late part (`setPartsDependency`).
 */
export const queryCode = lazyValue(() => import('./queryClient.ts'));

/** The query cache of a person: made once the code is there, and dropped with their store. */
export const queryClientAtom = atom((get) => {
  const client = required(queryCode.read()).createQueryClient();
  // It hears when the page is seen again.
  client.mount();
  get(scopeSignalAtom).addEventListener('abort', () => {
    client.unmount();
    client.clear();
  });
  return client;
});

/** Gives the query cache of the person's store to what is below, from the moment that its code is there. */
export function Queries({ children }: { children: ReactNode }) {
  const store = useStore();
  const code = useSyncExternalStore(queryCode.subscribe, queryCode.read);
  return <QueryClientContext value={code && store.get(queryClientAtom)}>{children}</QueryClientContext>;
}
