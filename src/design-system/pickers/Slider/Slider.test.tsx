import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

describe('Slider', () => {
  it('names the thumb, and reads the value as text', () => {
    render(
      <Slider label="Opacity" hint="Of the cards" value={30} min={0} max={100} formatValue={(value) => `${value} %`} onChange={vi.fn()} />,
    );
    const thumb = screen.getByRole('slider', { name: 'Opacity' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('30 %');
    expect(thumb.getAttribute('aria-valuemin')).toBe('0');
    expect(thumb.getAttribute('aria-valuemax')).toBe('100');
    expect(document.getElementById(thumb.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Of the cards');
    expect(screen.getByText('30 %')).toBeTruthy();
  });

  it.each([
    [-301, -300],
    [-300, -300],
    [0, 0],
    [300, 300],
    [301, 300],
  ])('shows %d of -300…300 as %d (val.opacity-multiplier)', (value, shown) => {
    render(<Slider label="Opacity" value={value} min={-300} max={300} onChange={vi.fn()} />);
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe(String(shown));
  });

  it.each([
    ['ArrowRight', {}, 31],
    ['ArrowLeft', {}, 29],
    ['ArrowRight', { shiftKey: true }, 40],
    ['PageDown', {}, 20],
    ['Home', {}, 0],
    ['End', {}, 100],
  ])('moves with %s %o to %d', (key, modifiers, expected) => {
    const onChange = vi.fn();
    const onCommit = vi.fn();
    render(<Slider label="Opacity" value={30} min={0} max={100} onChange={onChange} onCommit={onCommit} />);
    fireEvent.keyDown(screen.getByRole('slider'), { key, ...modifiers });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('never leaves the range', () => {
    const onChange = vi.fn();
    render(<Slider label="Opacity" value={100} min={0} max={100} onChange={onChange} />);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    expect(onChange).not.toHaveBeenCalled();
  });
});
