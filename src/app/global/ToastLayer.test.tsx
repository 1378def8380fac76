import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defaultToastLife, type ToastItem, toastLeave } from '@/design-system/overlays/Toast/toastItem.ts';
import { PlainToasts } from './PlainToasts.tsx';
import ToastLayer from './ToastLayer.tsx';

beforeEach(() => vi.useFakeTimers());

const failure: ToastItem = { id: 'failure', tone: 'negative', title: 'Error', description: 'Internal Server Error' };
const success: ToastItem = { id: 'success', tone: 'positive', title: 'Post deleted' };
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('messages of success and failure stay for their full time across the next navigation', () => {
  const { hook, navigate } = memoryLocation({ path: '/onboarding/create-username' });
  const onDismiss = vi.fn();
  render(
    <Router hook={hook}>
      <ToastLayer label="Messages" toasts={[failure, success]} onDismiss={onDismiss} />
    </Router>,
  );
  pass(2000);
  act(() => navigate('/onboarding/create-account'));
  pass(defaultToastLife - 2001);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1 + toastLeave);
  expect(onDismiss.mock.calls).toEqual([['failure'], ['success']]);
});

test('plain toasts end after their own lifetimes (const.toast-life)', () => {
  const onDismiss = vi.fn();
  const short = { ...success, life: 3000 };
  const { rerender } = render(<PlainToasts toasts={[short]} onDismiss={onDismiss} />);
  pass(1000);
  rerender(<PlainToasts toasts={[short, { ...failure, life: 7000 }]} onDismiss={onDismiss} />);
  expect(screen.getByText('Internal Server Error')).toBeTruthy();
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['success']]);
  pass(4999);
  expect(onDismiss).toHaveBeenCalledOnce();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['success'], ['failure']]);
});
