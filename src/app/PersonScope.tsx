import { Provider } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { PersonScopes } from '@/features/session';
import { Queries } from './queries.tsx';

/**
 * Provides the store and the query cache of the signed-in person. When the person changes, everything below is mounted anew, so that
 * nothing that one person has loaded, opened or typed is left for the next.
 */
export function PersonScope({ scopes, children }: { scopes: PersonScopes; children: ReactNode }) {
  const { key, store } = useSyncExternalStore(scopes.subscribe, scopes.read);
  return (
    <Provider key={key} store={store}>
      <Queries>{children}</Queries>
    </Provider>
  );
}
