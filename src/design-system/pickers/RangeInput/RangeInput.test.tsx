import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RangeInput } from './RangeInput.tsx';

function show(initial: number) {
  const onChange = vi.fn();
  function Example() {
    const [value, setValue] = useState(initial);
    return <RangeInput label="Days" value={value} onChange={(next) => (onChange(next), setValue(next))} />;
  }
  render(<Example />);
  const figures = screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' });
  return { onChange, figures, thumb: screen.getByRole('slider', { name: 'Days' }) };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

describe('RangeInput (ui.range-input)', () => {
  it('ranges from 1 to 50 by default (val.range.bounds)', () => {
    const { thumb } = show(10);
    expect([thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]).toEqual(['1', '50']);
  });

  it('emits 0 for text that is not a number, and shows the 0 once it is left (val.range.nan)', () => {
    const { figures, onChange } = show(10);
    type(figures, 'abc');
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(figures.value).toBe('abc');
    fireEvent.blur(figures);
    expect(figures.value).toBe('0');
  });

  it('emits 0 when it is emptied (val.range.nan)', () => {
    const { figures, onChange } = show(10);
    type(figures, '');
    expect(onChange).toHaveBeenLastCalledWith(0);
  });

  it('clamps a number out of range, but not while it is being typed', () => {
    const { figures, onChange } = show(10);
    type(figures, '123');
    expect(onChange).toHaveBeenLastCalledWith(50);
    expect(figures.value).toBe('123');
    fireEvent.blur(figures);
    expect(figures.value).toBe('50');
  });

  it('keeps figures and slider in step', () => {
    const { figures, thumb } = show(10);
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    expect(figures.value).toBe('11');
    type(figures, '40');
    expect(thumb.getAttribute('aria-valuenow')).toBe('40');
  });

  it('says which value it refused, once typing has stopped', () => {
    const { figures } = show(10);
    type(figures, '70');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.blur(figures);
    expect(screen.getByRole('status').textContent).toBe('“70” isn’t between 1 and 50; it’s now 50.');
    type(figures, '20');
    fireEvent.blur(figures);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
