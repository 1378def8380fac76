import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Store } from '@/shared/lib/scope';
import { scopesOf } from './session.ts';

/** Renders a part of the application at `path` in the given store. `at()` returns the current path, and `go()` navigates. */
export function renderApp(ui: ReactNode, store: Store, path = '/') {
  const [pathname = '/', searchPath = ''] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath, record: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const app = (
    <Router hook={location.hook} searchHook={location.searchHook}>
      {ui}
    </Router>
  );
  const view = render(
    <QueryClientProvider client={queries}>
      <PersonOf store={store}>{app}</PersonOf>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup(), queries, at: () => location.history.at(-1), go: location.navigate };
}

const never = () => () => undefined;

/** Remounts everything in the next person's store after a sign-in or sign-out, as the application does. */
function PersonOf({ store, children }: { store: Store; children: ReactNode }) {
  const scopes = scopesOf(store);
  const own = useSyncExternalStore(scopes?.subscribe ?? never, () => scopes?.read().store ?? store);
  const key = scopes?.read().key ?? '';
  return (
    <Provider key={key} store={own}>
      {children}
    </Provider>
  );
}
