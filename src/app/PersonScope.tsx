import { Provider } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { PersonScopes } from '@/features/session';
import { Queries } from './queries.tsx';

/**
 * Gives what is below the store and the query cache of whoever is signed in. When the person changes all of it is drawn anew with new ones:
 * nothing that one person has loaded, opened or typed is there for the next.
 */
export function PersonScope({ scopes, children }: { scopes: PersonScopes; children: ReactNode }) {
  const { key, store } = useSyncExternalStore(scopes.subscribe, scopes.read);
  return (
    <Provider key={key} store={store}>
      <Queries>{children}</Queries>
    </Provider>
  );
}
