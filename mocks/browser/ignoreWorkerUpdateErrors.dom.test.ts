import { expect, it, vi } from 'vitest';
import { ignoreWorkerUpdateErrors } from './ignoreWorkerUpdateErrors.ts';

it('a refused check for a newer worker does not become an error of the page', async () => {
  const refusal = new TypeError('Failed to update a ServiceWorker');
  const registrations = { update: () => Promise.reject<ServiceWorkerRegistration>(refusal) };
  ignoreWorkerUpdateErrors(registrations);
  const heard = vi.fn();
  process.on('unhandledRejection', heard);
  const answer = registrations.update();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', heard);
  expect(heard).not.toHaveBeenCalled();
  await expect(answer).rejects.toBe(refusal);
});
