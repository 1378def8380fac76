import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LevelSelector } from './LevelSelector.tsx';

const levels = [-2, -1, 0, 1, 2] as const;
const labels = ['Very poor', 'Poor', 'Neutral', 'Good', 'Very good'];
const slider = () => screen.getByRole('slider', { name: 'Relevance' });
const range = () => ['min', 'max', 'step'].map((name) => slider().getAttribute(name));

describe('LevelSelector (state.range-selector)', () => {
  it('is a slider over its levels that says its value as text', () => {
    render(<LevelSelector label="Relevance" levels={levels} value={-1} onChange={vi.fn()} levelNames={labels} />);
    expect(range()).toEqual(['-2', '2', '1']);
    expect(slider().getAttribute('aria-valuetext')).toBe('−1, Poor');
  });

  it('accepts any evenly spaced levels, and starts at the level nearest to zero', () => {
    const { container } = render(<LevelSelector label="Relevance" levels={[10, 20, 30, 40]} />);
    expect(range()).toEqual(['10', '40', '10']);
    expect(slider().getAttribute('aria-valuetext')).toBe('10');
    expect(container.querySelector('label')?.parentElement?.nextElementSibling?.getAttribute('style')).toContain('12.5%');
  });

  it('reads the signed number alone when it has no texts', () => {
    render(<LevelSelector label="Relevance" levels={levels} value={2} onChange={vi.fn()} />);
    expect(slider().getAttribute('aria-valuetext')).toBe('+2');
  });

  it('emits the chosen value', () => {
    const change = vi.fn();
    render(<LevelSelector label="Relevance" levels={levels} value={0} onChange={change} />);
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(change).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('keeps its value when the finger turns out to scroll the page', () => {
    render(<LevelSelector label="Relevance" levels={levels} defaultValue={1} levelNames={labels} />);
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '-2' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('−2, Very poor');
    fireEvent.pointerCancel(slider());
    expect(slider().getAttribute('aria-valuetext')).toBe('+1, Good');
  });
});
