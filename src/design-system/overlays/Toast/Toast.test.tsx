import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastViewport } from './ToastViewport.tsx';
import { defaultToastLife, type ToastItem, toastLeave } from './toastItem.ts';

beforeEach(() => vi.useFakeTimers());

const show = (toast: Partial<ToastItem>) => {
  const dismiss = vi.fn();
  act(() => {
    render(<ToastViewport label="News" toasts={[{ id: 'one', tone: 'positive', title: 'Post created', ...toast }]} onDismiss={dismiss} />);
  });
  return dismiss;
};
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('ToastViewport', () => {
  it('ends a toast after 5000 ms by default (ui.toast, state.toast)', () => {
    expect(defaultToastLife).toBe(5000);
    const dismiss = show({});
    pass(4999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1 + toastLeave);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it.each([3000, 7000])('ends a toast after its own life of %i ms (ui.toast)', (life) => {
    const dismiss = show({ life });
    pass(life - 1);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1 + toastLeave);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('stops the clock while the window is not in front', () => {
    const dismiss = show({});
    pass(4000);
    act(() => void fireEvent.blur(window));
    pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    act(() => void fireEvent.focus(window));
    pass(999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1 + toastLeave);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('acts and closes with its action', () => {
    const undo = vi.fn();
    const dismiss = show({ action: { label: 'Undo', onAction: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    pass(toastLeave);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('has a second action, which closes it too', () => {
    const [view, edit] = [vi.fn(), vi.fn()];
    const dismiss = show({ action: { label: 'View', onAction: view }, secondAction: { label: 'Edit', onAction: edit } });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['View', 'Edit', '']);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect([view.mock.calls.length, edit.mock.calls.length]).toEqual([0, 1]);
    pass(toastLeave);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it.each([
    ['below the header', 60, true],
    ['in the middle', 400, false],
  ])('moves away from a field that has the focus %s', (_where, y, isBelow) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.getBoundingClientRect = () => new DOMRect(20, y, 300, 44);
    vi.spyOn(HTMLOListElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 4, 374, 80));
    field.focus();
    show({ tone: 'negative' });
    expect(document.querySelector('ol')?.hasAttribute('data-below')).toBe(isBelow);
    field.remove();
    vi.restoreAllMocks();
  });

  it('interrupts only for a failure', () => {
    show({ tone: 'negative' });
    pass(50);
    expect(document.querySelector('[aria-live="assertive"]')).not.toBeNull();
    cleanup();
    show({ tone: 'positive' });
    pass(50);
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull();
    expect(document.querySelector('[aria-live="polite"]')).not.toBeNull();
  });
});
