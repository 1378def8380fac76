import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

const paste = (text: string) => fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });

describe('TextField', () => {
  it('emits only digits when it is numeric (val.text.numeric.strip)', () => {
    const change = vi.fn();
    render(<TextField label="Code" value="" onChange={change} isNumeric />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1a2' } });
    expect(change).toHaveBeenCalledWith('12');
  });

  it('prevents a paste of anything but digits when it is numeric (val.text.numeric.paste)', () => {
    render(<TextField label="Code" value="" onChange={vi.fn()} isNumeric />);
    expect(paste('12a')).toBe(false);
    expect(paste('123')).toBe(true);
  });

  it('allows every paste when it is not numeric', () => {
    render(<TextField label="Name" value="" onChange={vi.fn()} />);
    expect(paste('12a')).toBe(true);
  });

  it('requests the digit keyboard only when it is numeric (val.text.numeric.inputmode)', () => {
    const { rerender } = render(<TextField label="Code" value="" onChange={vi.fn()} isNumeric />);
    expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('numeric');
    rerender(<TextField label="Code" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox').hasAttribute('inputmode')).toBe(false);
  });

  it('limits the length only when a maximum is given (val.text.maxLength)', () => {
    const { rerender } = render(<TextField label="Name" value="" onChange={vi.fn()} maxLength={25} />);
    expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('25');
    rerender(<TextField label="Name" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox').hasAttribute('maxlength')).toBe(false);
  });

  it('has a clear button only while there is a value that can be changed (val.text.clear)', () => {
    const { rerender } = render(<TextField label="Name" value="" onChange={vi.fn()} />);
    const button = () => screen.queryByRole('button', { name: 'Clear' });
    expect(button()).toBeNull();
    rerender(<TextField label="Name" value="Lena" onChange={vi.fn()} />);
    expect(button()).not.toBeNull();
    rerender(<TextField label="Name" value="Lena" onChange={vi.fn()} isReadOnly />);
    expect(button()).toBeNull();
    rerender(<TextField label="Name" value="Lena" onChange={vi.fn()} hasClearButton={false} />);
    expect(button()).toBeNull();
  });

  it('empties the value when it is cleared, or only signals it (val.text.clear)', () => {
    const change = vi.fn();
    const clear = vi.fn();
    const { rerender } = render(<TextField label="Name" value="Lena" onChange={change} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(change).toHaveBeenCalledWith('');
    change.mockClear();
    rerender(<TextField label="Name" value="Lena" onChange={change} onClear={clear} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(clear).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
  });

  it('shows the eye only for passwords (val.text.password, state.password)', () => {
    const { rerender } = render(<TextField label="Secret" value="" onChange={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull();
    rerender(<TextField label="Secret" type="password" value="" onChange={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Secret').getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Secret').getAttribute('type')).toBe('password');
  });

  it('follows the direction of the typed text, and the page’s while it is empty', () => {
    const { rerender } = render(<TextField label="Name" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox').hasAttribute('dir')).toBe(false);
    rerender(<TextField label="Name" value="لينا" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('auto');
  });

  it('hands out its input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Name" value="" onChange={vi.fn()} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });
});
