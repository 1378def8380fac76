import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from './Select.tsx';

type Order = 'newest' | 'oldest' | 'rated';
const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rated', label: 'Highest rated' },
] as const;

function show(props: Partial<SelectProps<Order>> = {}) {
  const onChange = vi.fn();
  function Example() {
    const [value, setValue] = useState<Order | null>(props.value ?? null);
    const change = (next: Order | null) => {
      onChange(next);
      setValue(next);
    };
    return <Select label="Order" emptyLabel="Без сортировки" emptyLang="ru" options={options} {...props} value={value} onChange={change} />;
  }
  render(<Example />);
  return { onChange, control: screen.getByRole('combobox', { name: 'Order' }) };
}
const list = () => screen.queryByRole('listbox');
const active = (control: HTMLElement) => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = (control: HTMLElement, key: string, timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(control, event);
};

describe('Select (ui.sort.dropdown)', () => {
  it('shows the empty label in its own language while nothing is selected', () => {
    const { control } = show();
    expect(screen.getByText('Без сортировки').getAttribute('lang')).toBe('ru');
    expect(control.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on selection and shows the selected option', () => {
    const { control, onChange } = show();
    fireEvent.click(control);
    fireEvent.click(screen.getByRole('option', { name: 'Oldest first' }));
    expect(list()).toBeNull();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('oldest');
    expect(control.textContent).toBe('Oldest first');
  });

  it('has an active option as soon as an arrow has opened it', () => {
    const { control, onChange } = show();
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    expect(active(control)).toBe('Newest first');
    fireEvent.keyDown(control, { key: 'Enter' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('newest');
    fireEvent.keyDown(control, { key: 'Escape' });
  });

  it('is sent with a form under its name', () => {
    const { control } = show({ name: 'order', value: 'rated' });
    const input = control.closest('div')?.querySelector<HTMLInputElement>('input[name=order]');
    expect(input?.value).toBe('rated');
  });

  it('closes on a second press of the control', () => {
    const { control } = show();
    fireEvent.click(control);
    expect(list()).not.toBeNull();
    fireEvent.click(control);
    expect(list()).toBeNull();
  });

  it('selects nothing when the selected option of a clearable select is chosen again', () => {
    const { control, onChange } = show({ value: 'rated', isClearable: true });
    fireEvent.click(control);
    fireEvent.click(screen.getByRole('option', { name: 'Highest rated' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(control.textContent).toBe('Без сортировки');
  });

  it('keeps the selected option of a select that cannot be cleared', () => {
    const { control, onChange } = show({ value: 'rated' });
    fireEvent.click(control);
    fireEvent.click(screen.getByRole('option', { name: 'Highest rated' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('rated');
  });

  it('opens above the control when less than 200 px are free below it', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 230, 200, 40));
    const { control } = show();
    fireEvent.click(control);
    expect(document.querySelector('[data-side]')?.getAttribute('data-side')).toBe('top');
  });

  it('is operated by keys: opens at the selected option, moves, chooses', () => {
    const { control, onChange } = show({ value: 'oldest' });
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    expect(active(control)).toBe('Oldest first');
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    fireEvent.keyDown(control, { key: 'Enter' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('rated');
    expect(list()).toBeNull();
  });

  it('opens at the typed letters and starts a new word after 700 ms', () => {
    const { control } = show();
    type(control, 'h', 0);
    expect(active(control)).toBe('Highest rated');
    type(control, 'o', 699);
    expect(active(control)).toBe('Highest rated');
    type(control, 'o', 1399);
    expect(active(control)).toBe('Oldest first');
  });

  it('passes over nothing silently in development: an option without a label stops (val.dropdown.label)', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show({ options: [{ value: 'newest', label: '' }] })).toThrow('"newest" needs a label');
  });
});
