import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyValue, useLazyValue } from './lazyValue.ts';

describe('a lazily loaded value', () => {
  it('is null first, fetches once for all, and shows the value when it is there', async () => {
    const load = vi.fn(() => Promise.resolve('here'));
    const value = lazyValue(load);
    const Show = () => <p>{useLazyValue(value) ?? 'waiting'}</p>;
    render(
      <>
        <Show />
        <Show />
      </>,
    );
    expect(screen.getAllByText('waiting')).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2));
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again with the next component after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline'));
    const value = lazyValue(load);
    const Show = () => <p>{useLazyValue(value) ?? 'waiting'}</p>;
    render(<Show />);
    await Promise.resolve();
    cleanup();
    await new Promise((resolve) => setTimeout(resolve));
    render(<Show />);
    expect(await screen.findByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
