import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useSearchTerm } from './useSearchTerm.ts';

beforeEach(() => void vi.useFakeTimers());

function open(address: string) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path: address, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
  return { ...renderHook(() => useSearchTerm(), { wrapper }), history, navigate };
}

test('the search that was just cleared can be pressed again at once', () => {
  const { result, navigate, history } = open('/search?q=tram&tab=posts');
  act(() => result.current.setInput(''));
  expect(history.at(-1)).toBe('/search');
  act(() => navigate('/search?q=tram'));
  expect([result.current.input, result.current.term]).toEqual(['tram', 'tram']);
  act(() => void vi.runAllTimers());
  expect(result.current.input).toBe('tram');
});

test('the term follows the typed text after a pause, and is stored in the address', () => {
  const { result, history } = open('/search');
  act(() => result.current.setInput('tram'));
  act(() => void vi.advanceTimersByTime(299));
  expect([result.current.term, history.at(-1)]).toEqual([undefined, '/search']);
  act(() => void vi.advanceTimersByTime(1));
  expect([result.current.term, history.at(-1)]).toEqual(['tram', '/search?q=tram']);
});
