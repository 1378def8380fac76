import { expect, it, vi } from 'vitest';
import { letUpdatesFail } from './letUpdatesFail.ts';

it('keeps a refused look for a newer worker from becoming an error of the page', async () => {
  const refusal = new TypeError('Failed to update a ServiceWorker');
  const registrations = { update: () => Promise.reject<ServiceWorkerRegistration>(refusal) };
  letUpdatesFail(registrations);
  const heard = vi.fn();
  process.on('unhandledRejection', heard);
  const answer = registrations.update();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', heard);
  expect(heard).not.toHaveBeenCalled();
  await expect(answer).rejects.toBe(refusal);
});
