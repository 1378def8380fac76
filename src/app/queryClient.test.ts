import { expect, test, vi } from 'vitest';
import { ApiError, getPost } from '@/api';
import { createQueryClient } from './queryClient.ts';

test('what could not be loaded stands in the developer tools, by the name of what was asked for', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('refused');
  await createQueryClient()
    .fetchQuery({ queryKey: ['group', 'g1'], queryFn: () => Promise.reject(failure) })
    .catch(() => undefined);
  expect(log).toHaveBeenCalledWith('[sez] group g1', failure);
  log.mockRestore();
});

test('that something does not exist is no failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = new ApiError(getPost, 'http', { statusCode: 404 });
  await createQueryClient()
    .fetchQuery({ queryKey: ['post', 'none'], queryFn: () => Promise.reject(missing) })
    .catch(() => undefined);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
