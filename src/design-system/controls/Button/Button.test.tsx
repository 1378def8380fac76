import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type LinkElementProps, LinkProvider } from '../../typography/Link/Anchor.tsx';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

describe('Button', () => {
  it('is not a submit button by default (gap.button.type)', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it.each(['button', 'submit', 'reset'] as const)('can be of type %s (ui.button)', (type) => {
    render(<Button type={type}>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe(type);
  });

  it('says that it is loading, keeps its name and cannot be pressed (ui.button)', () => {
    const press = vi.fn();
    const { rerender } = render(
      <Button isLoading={false} onClick={press}>
        Save
      </Button>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(
      <Button isLoading loadingLabel="Saving" onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Saving');
    expect(press).not.toHaveBeenCalled();
  });

  it('can still be focused while it is disabled', () => {
    const press = vi.fn();
    render(
      <Button isDisabled onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  it('does not submit its form while it is disabled', () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form>
        <Button type="submit" isDisabled>
          Save
        </Button>
      </form>,
    );
    document.querySelector('form')?.addEventListener('submit', submit);
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('has a pressed state only when it is a toggle', () => {
    const { rerender } = render(<Button>Mute</Button>);
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
    rerender(<Button isPressed={false}>Mute</Button>);
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
    rerender(<Button isPressed>Mute</Button>);
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  });
});

describe('LinkButton', () => {
  it('navigates through the provided link inside the app', () => {
    const RouterLink = (props: LinkElementProps) => <a {...props} data-router="" />;
    render(
      <LinkProvider element={RouterLink}>
        <LinkButton href="/here">Here</LinkButton>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Here' }).hasAttribute('data-router')).toBe(true);
  });
});
