import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ColorField } from './ColorField.tsx';

function show(initial = '#3b82f6') {
  const onChange = vi.fn();
  const onValidityChange = vi.fn();
  let apply: (color: string) => void = () => undefined;
  function Example() {
    const [value, setValue] = useState(initial);
    apply = setValue;
    const change = (color: string) => {
      onChange(color);
      setValue(color);
    };
    return <ColorField label="Primary" hint="Main brand color" value={value} onChange={change} onValidityChange={onValidityChange} />;
  }
  render(<Example />);
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary, as hex' });
  const swatch = screen.getByLabelText<HTMLInputElement>('Primary');
  return { onChange, onValidityChange, text, swatch, apply: (color: string) => act(() => apply(color)) };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const complaint = () => screen.queryByText('Enter # followed by 6 hex digits.');

describe('ColorField (ui.theme.picker.inputs)', () => {
  it('has a colour input and a text input for the same value', () => {
    const { text, swatch } = show();
    expect(swatch.type).toBe('color');
    expect([swatch.value, text.value]).toEqual(['#3b82f6', '#3b82f6']);
  });

  it.each(['#ABCDEF', '#000000'])('gives out %s as typed (val.colour-hex)', (color) => {
    const { text, onChange } = show();
    type(text, color);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(color);
    expect(text.value).toBe(color);
  });

  it.each(['3b82f6', '#3b82f', '#3b82f66', '#ff', '#gggggg'])('keeps %s but does not emit it (val.colour-hex)', (wrong) => {
    const { text, onChange, onValidityChange } = show();
    type(text, wrong);
    fireEvent.blur(text);
    expect(text.value).toBe(wrong);
    expect(onChange).not.toHaveBeenCalled();
    expect(onValidityChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(complaint()).not.toBeNull();
  });

  it('understands a pasted colour with space around it at once, and three digits when they were all', () => {
    const { text, onChange } = show();
    type(text, ' #FFFFFF ');
    expect([onChange.mock.lastCall, text.value]).toEqual([['#FFFFFF'], '#FFFFFF']);
    type(text, '#0af');
    expect(onChange).toHaveBeenCalledTimes(1);
    fireEvent.blur(text);
    expect([onChange.mock.lastCall, text.value]).toEqual([['#00aaff'], '#00aaff']);
    expect(complaint()).toBeNull();
  });

  it('shows no error while the text can still become a colour', () => {
    const { text } = show();
    type(text, '#3b8');
    expect(complaint()).toBeNull();
    type(text, '#3bx');
    expect(complaint()).not.toBeNull();
  });

  it('reports when the text is a colour again', () => {
    const { text, onValidityChange } = show();
    type(text, '#3b');
    type(text, '#3b82f7');
    expect(onValidityChange.mock.calls).toEqual([[false], [true]]);
    expect(complaint()).toBeNull();
  });

  it('shows a colour chosen in the picker as text', () => {
    const { text, swatch, onChange } = show();
    fireEvent.change(swatch, { target: { value: '#112233' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('#112233');
    expect(text.value).toBe('#112233');
  });

  it('shows a value from outside instead of the typed one', () => {
    const { text, apply, onValidityChange } = show();
    type(text, '#3b');
    apply('#7c3aed');
    expect(text.value).toBe('#7c3aed');
    expect(onValidityChange).toHaveBeenLastCalledWith(true);
  });
});
