import { expect, test, vi } from 'vitest';
import { ApiError, getPost } from '@/api';
import { createQueryClient } from './queryClient.ts';

test('failed queries are logged in the developer tools, by the name of the request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('refused');
  await createQueryClient()
    .fetchQuery({ queryKey: ['group', 'g1'], queryFn: () => Promise.reject(failure) })
    .catch(() => undefined);
  expect(log).toHaveBeenCalledWith('[sez] group g1', failure);
  log.mockRestore();
});

test('a missing resource is not reported as a failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = new ApiError(getPost, 'http', { statusCode: 404 });
  await createQueryClient()
    .fetchQuery({ queryKey: ['post', 'none'], queryFn: () => Promise.reject(missing) })
    .catch(() => undefined);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
