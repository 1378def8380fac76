import { expect, test } from 'vitest';
import { canRun } from './canRun.ts';

const complete = { serviceWorker: {} as ServiceWorkerContainer, locks: {} as LockManager };

test('the mock backend starts where the page may have a service worker, and elsewhere the page says why it can’t', () => {
  expect(canRun(complete)).toBe(true);
  expect(canRun({ locks: complete.locks })).toBe(false);
  expect(canRun({ serviceWorker: complete.serviceWorker })).toBe(false);
});
