import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AppParameters } from './AppParameters.ts';
import type { LoadedApp } from './loadApp.ts';

function Surroundings({ app, path, children }: { app: LoadedApp; path: string; children: ReactNode }) {
  const [location] = useState(() => memoryLocation({ path }));
  return (
    <QueryClientProvider client={app.queries}>
      <Provider store={app.store}>
        <Router hook={location.hook} searchHook={location.searchHook}>{children}</Router>
      </Provider>
    </QueryClientProvider>
  );
}

/** Puts a story with `parameters.app` where it would stand in the application. */
export const withApp: Decorator = (Story, { loaded, parameters, id }) => {
  const app = loaded['app'] as LoadedApp | undefined;
  if (!app) return <Story />;
  const { path = '/' } = parameters['app'] as AppParameters;
  return <Surroundings key={id} app={app} path={path}><Story /></Surroundings>;
};
