import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyValue } from '@/design-system';

/**
 * The cache of what late screens and parts ask the server for. No part of the first screen needs it, and its code is a twelfth of all
 * that the first screen needs, so it comes with the first late part (`setPartsDependency`).
 */
export const queryClient = lazyValue(async () => (await import('./queryClient.ts')).createQueryClient());

/** Gives the query cache to what is below, from the moment that it is there. */
export function Queries({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(queryClient.subscribe, queryClient.read);
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
