import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  it('ends at 160 characters by default (val.textarea.max)', () => {
    const { rerender } = render(<TextArea label="About" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('160');
    rerender(<TextArea label="About" value="" onChange={vi.fn()} maxLength={5000} />);
    expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('5000');
  });

  it('accepts 160 characters and marks the 161st as too many where the limit is soft (val.textarea.max)', () => {
    const { rerender } = render(<TextArea label="About" value={'a'.repeat(160)} onChange={vi.fn()} isLimitSoft />);
    expect(screen.getByRole('textbox').hasAttribute('maxlength')).toBe(false);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
    rerender(<TextArea label="About" value={'a'.repeat(161)} onChange={vi.fn()} isLimitSoft />);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('−1')).toBeTruthy();
  });

  it('has a counter, unless it is switched off', () => {
    const { rerender } = render(<TextArea label="About" value="four" onChange={vi.fn()} />);
    expect(screen.queryByText('4/160')).not.toBeNull();
    rerender(<TextArea label="About" value="four" onChange={vi.fn()} hasCounter={false} />);
    expect(screen.queryByText('4/160')).toBeNull();
  });
});
