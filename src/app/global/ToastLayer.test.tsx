import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ToastItem } from '@/design-system';
import ToastLayer from './ToastLayer.tsx';

beforeEach(() => vi.useFakeTimers());

const failure: ToastItem = { id: 'failure', tone: 'negative', title: 'Error', description: 'Internal Server Error' };
const success: ToastItem = { id: 'success', tone: 'positive', title: 'Post deleted' };

function show() {
  const { hook, navigate } = memoryLocation({ path: '/onboarding/create-username' });
  const onDismiss = vi.fn();
  render(
    <Router hook={hook}>
      <ToastLayer label="Messages" toasts={[failure, success]} onDismiss={onDismiss} />
    </Router>,
  );
  return { onDismiss, goOn: () => act(() => navigate('/onboarding/create-account')) };
}

test('what failed at a step leaves with it, what was done stays', () => {
  const { onDismiss, goOn } = show();
  vi.advanceTimersByTime(2000);
  expect(onDismiss).not.toHaveBeenCalled();
  goOn();
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('failure');
});

test('a failure that itself sends the person away is still said where they come to', () => {
  const { onDismiss, goOn } = show();
  vi.advanceTimersByTime(100);
  goOn();
  expect(onDismiss).not.toHaveBeenCalled();
});
