import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LevelSelector } from './index.ts';

afterEach(cleanup);
const words = ['Very poor', 'Poor', 'Neutral', 'Good', 'Very good'] as const;

describe('LevelSelector (state.range-selector)', () => {
  it('is a slider from −2 to +2 that says its value in words', () => {
    render(<LevelSelector label="Relevance" value={-1} onChange={vi.fn()} words={words} />);
    const slider = screen.getByRole('slider', { name: 'Relevance' });
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual(['-2', '2', '1']);
    expect(slider.getAttribute('aria-valuetext')).toBe('−1, Poor');
  });

  it('says the signed number alone when it has no words', () => {
    render(<LevelSelector label="Relevance" value={2} onChange={vi.fn()} />);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('+2');
  });

  it('emits the chosen value', () => {
    const change = vi.fn();
    render(<LevelSelector label="Relevance" value={0} onChange={change} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    expect(change).toHaveBeenCalledExactlyOnceWith(2);
  });
});
