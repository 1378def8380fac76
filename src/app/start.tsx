import { currentUserIdAtom, guardSession, refreshCurrentUserAtom } from '@/features/session';
import { clearLocalEntriesAtom, keepOnlyPostsAtom } from '@/features/posts';
import { keepOnlyUsersAtom } from '@/features/users';
import { env } from '@/shared/env';
import { watchNavigation } from '@/shared/lib/navigationKind';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { preloadWhenIdle } from './routing/preload.ts';

export { startTheme } from '@/features/theme-settings';

const halfAnHour = 30 * 60_000;

/** Builds the store and the query cache, starts what runs beside the interface, and draws the interface. */
export function startApp(root: HTMLElement): void {
  const store = createStore();
  // Nothing is ever fetched behind the reader's back: a list changes only when a person asks for it.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, gcTime: halfAnHour } },
  });
  guardSession(store);
  watchNavigation();
  store.sub(currentUserIdAtom, () => {
    queries.clear();
    store.set(clearLocalEntriesAtom);
    store.set(keepOnlyPostsAtom, new Set());
    store.set(keepOnlyUsersAtom, new Set());
  });
  void store.set(refreshCurrentUserAtom);
  void preloadWhenIdle();

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Provider store={store}>
          <Router base={env.baseUrl.replace(/\/$/, '')}>
            <App />
          </Router>
        </Provider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
