import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { mocks, signedInStore, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { required } from '@/shared/lib/required';
import { useMemberSteps } from './useSteps.ts';

withBackend();

const idOf = (username: string) => required(mocks.db.users.by('username', username)[0]).id;

test('a person’s next step waits until the one before has ended, regardless of steps about other people', async () => {
  const { store } = await signedInStore();
  const group = required(mocks.db.organizations.by('username', 'breadclub')[0]).id;
  const [ravi, maya] = [idOf('ravi'), idOf('maya')];
  const queries = new QueryClient();
  const { result } = renderHook(() => useMemberSteps(group), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <Provider store={store}>{children}</Provider>
      </QueryClientProvider>
    ),
  });
  const busy = () => [ravi, maya].map((id) => result.current.busy.has(id));
  mocks.fail({ path: '/api/organizations/:id/remove-member', method: 'POST', delayMs: 300, times: 1 });
  let slow: Promise<boolean> | undefined;
  let quick: Promise<boolean> | undefined;
  act(() => void (slow = result.current.take({ kind: 'remove', userId: ravi })));
  act(() => void (quick = result.current.take({ kind: 'ban', userId: maya })));
  expect(busy()).toEqual([true, true]);
  await act(async () => void (await quick));
  expect(busy()).toEqual([true, false]);
  await act(async () => void (await slow));
  expect(busy()).toEqual([false, false]);
});
