import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Burst, useBurst } from './useBurst.ts';

const start = (burst?: Burst) => renderHook((props: { burst: Burst | undefined }) => useBurst(props.burst), { initialProps: { burst } });
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => void vi.useFakeTimers());

describe('useBurst', () => {
  it('shows nothing until something happens', () => {
    expect(start().result.current).toBeUndefined();
  });

  it('shows a burst for one second and its fade of 600 ms', () => {
    const { result } = start({ id: 1 });
    wait(1599);
    expect(result.current?.id).toBe(1);
    wait(1);
    expect(result.current).toBeUndefined();
  });

  it('finishes the fade when the owner forgets the burst after a second', () => {
    const { result, rerender } = start({ id: 1 });
    wait(1000);
    rerender({ burst: undefined });
    expect(result.current?.id).toBe(1);
    wait(600);
    expect(result.current).toBeUndefined();
  });

  it('shows the same burst once, however often it is drawn', () => {
    const { result, rerender } = start({ id: 1 });
    wait(1600);
    rerender({ burst: { id: 1 } });
    expect(result.current).toBeUndefined();
  });

  it('gives a burst that follows another its full time', () => {
    const { result, rerender } = start({ id: 1 });
    wait(1500);
    rerender({ burst: { id: 2 } });
    wait(1599);
    expect(result.current?.id).toBe(2);
    wait(1);
    expect(result.current).toBeUndefined();
  });
});
