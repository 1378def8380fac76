import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Toggle } from './Toggle.tsx';

describe('Toggle (ui.toggle)', () => {
  it('is a switch named by its label and described by its hint', () => {
    render(<Toggle label="Gradient" hint="Your colours light the page" isOn onChange={vi.fn()} />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Gradient' });
    expect(control.checked).toBe(true);
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Your colours light the page');
  });

  it('reports the requested state', () => {
    const onChange = vi.fn();
    render(<Toggle label="Gradient" isOn={false} onChange={onChange} />);
    fireEvent.click(screen.getByText('Gradient'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('keeps its state while the owner does not change it', () => {
    render(<Toggle label="Gradient" isOn onChange={vi.fn()} />);
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('keeps a hidden label as its name', () => {
    render(<Toggle label="Gradient" isLabelHidden isOn onChange={vi.fn()} />);
    expect(screen.getByRole('switch', { name: 'Gradient' })).toBeTruthy();
  });

  it('does nothing while disabled', () => {
    const onChange = vi.fn();
    render(<Toggle label="Gradient" isOn isDisabled onChange={onChange} />);
    fireEvent.click(screen.getByText('Gradient'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
