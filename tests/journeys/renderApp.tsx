import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** A part of the application as it stands at `path`, in a store of its own; `at()` is where it has gone since, `go()` leads it elsewhere. */
export function renderApp(ui: ReactNode, store: ReturnType<typeof createStore>, path = '/') {
  const [pathname = '/', searchPath = ''] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath, record: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {ui}
        </Router>
      </Provider>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup(), queries, at: () => location.history.at(-1), go: location.navigate };
}
