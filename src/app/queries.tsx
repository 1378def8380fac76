import { QueryClientContext } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyValue } from '@/design-system';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';

/**
 * Loads the query cache, in which lazy screens and parts store server data. The first screen doesn't need it, and it would be a twelfth of
 * that screen's code, so it is loaded with the first lazy part (`setPartsDependency`).
 */
export const queryCode = lazyValue(() => import('./queryClient.ts'));

/** The query cache of a person: created once its code is loaded, and dropped with their store. */
export const queryClientAtom = atom((get) => {
  const client = required(queryCode.read()).createQueryClient();
  // The cache is notified when the page becomes visible again.
  client.mount();
  get(scopeSignalAtom).addEventListener('abort', () => {
    client.unmount();
    client.clear();
  });
  return client;
});

/** Provides the query cache of the person's store once its code is loaded. */
export function Queries({ children }: { children: ReactNode }) {
  const store = useStore();
  const code = useSyncExternalStore(queryCode.subscribe, queryCode.read);
  return <QueryClientContext value={code && store.get(queryClientAtom)}>{children}</QueryClientContext>;
}
