import { expect, test } from 'vitest';
import { canRun } from './canRun.ts';

const complete = { serviceWorker: {} as ServiceWorkerContainer, locks: {} as LockManager };

test('the mock backend begins where a page may have a service worker, and elsewhere a sentence stands there', () => {
  expect(canRun(complete)).toBe(true);
  expect(canRun({ locks: complete.locks })).toBe(false);
  expect(canRun({ serviceWorker: complete.serviceWorker })).toBe(false);
});
