import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createScope } from '@/shared/lib/scope';
import { takeMemberStepAtom } from '../state/memberSteps.ts';
import { useInvite } from './useInvite.ts';

test('no further invitation is sent once the person who invites has signed out', async () => {
  const scope = createScope(createStore());
  const take = vi.spyOn(takeMemberStepAtom, 'write').mockImplementation(() => {
    scope.end();
    return Promise.resolve(true);
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={scope.store}>{children}</Provider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useInvite('g1'), { wrapper });
  await result.current.invite(['maya', 'noor'], { role: 'member', hidden: false });
  expect(take).toHaveBeenCalledOnce();
});
