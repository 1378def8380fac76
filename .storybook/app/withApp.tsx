import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { keepApp, type LoadedApp } from './loadApp.ts';

function Surroundings({ app, children }: { app: LoadedApp; children: ReactNode }) {
  const [location] = useState(() => memoryLocation({ path: app.path }));
  useEffect(() => keepApp(app), [app]);
  return (
    <QueryClientProvider client={app.queries}>
      <Provider store={app.store}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {children}
        </Router>
      </Provider>
    </QueryClientProvider>
  );
}

/** The widths of `parameters.frame`: a page's reading column, or the page itself. */
const frames = { column: '40rem', page: 'none' };

/** Puts a story into the `parameters.frame` it would have on its page, and one with `parameters.app` into an application of its own. */
export const withApp: Decorator = (Story, { loaded, parameters }) => {
  const app = loaded['app'] as LoadedApp | undefined;
  const frame = parameters['frame'] as keyof typeof frames | undefined;
  const story = frame ? (
    <main style={{ maxInlineSize: frames[frame], marginInline: 'auto' }}>
      <Story />
    </main>
  ) : (
    <Story />
  );
  return app ? (
    <Surroundings key={app.madeFor} app={app}>
      {story}
    </Surroundings>
  ) : (
    story
  );
};
