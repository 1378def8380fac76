import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { watchPresses } from '../../private/focus/pressed.ts';
import { dialogSizes } from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  it('is there only while it is open (state.modal)', () => {
    const { rerender } = render(
      <Dialog isOpen={false} onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(
      <Dialog isOpen onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Theme' }).getAttribute('aria-modal')).toBe('true');
    rerender(
      <Dialog isOpen={false} onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('locks the scrolling of the page while it is open (ui.modal)', () => {
    const { rerender } = render(
      <Dialog isOpen onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    rerender(
      <Dialog isOpen={false} onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  it('comes in four sizes and is of size md unless told (val.modal.size)', () => {
    expect(dialogSizes).toEqual(['sm', 'md', 'lg', 'xl']);
    const classes = (element: ReactElement) => {
      const { unmount } = render(element);
      const { className } = screen.getByRole('dialog');
      unmount();
      return className;
    };
    const plain = classes(
      <Dialog isOpen onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    const sized = dialogSizes.map((size) =>
      classes(
        <Dialog isOpen onClose={vi.fn()} title="Theme" size={size}>
          Body
        </Dialog>,
      ),
    );
    expect(sized.indexOf(plain)).toBe(1);
    expect(new Set(sized).size).toBe(4);
  });

  it('leads with its mark elsewhere in a new tab that learns nothing of this one (ui.modal.logo)', () => {
    render(
      <Dialog isOpen onClose={vi.fn()} title="Theme" brand={{ href: '/', label: 'Home', mark: 'M' }}>
        Body
      </Dialog>,
    );
    const link = screen.getByRole('link', { name: 'Home' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('describes itself only when it has a description', () => {
    const { rerender } = render(
      <Dialog isOpen onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
    rerender(
      <Dialog isOpen onClose={vi.fn()} title="Theme" description="On this device">
        Body
      </Dialog>,
    );
    const id = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('On this device');
  });

  it('stays when the request to close is refused', () => {
    const close = vi.fn();
    const refuse = vi.fn(() => false);
    render(
      <Dialog isOpen onClose={close} onDismissRequest={refuse} title="Theme">
        Body
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(refuse.mock.calls).toEqual([['button'], ['escape']]);
    expect(close).not.toHaveBeenCalled();
  });

  it('gives the focus back to what was pressed where pressing gives none (Safari)', async () => {
    const stop = watchPresses();
    function Opened() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Theme">
            Body
          </Dialog>
        </>
      );
    }
    render(<Opened />);
    const opener = screen.getByRole('button', { name: 'Open' });
    fireEvent.click(opener);
    expect(document.activeElement).not.toBe(opener);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    stop();
  });

  it('does not take the Escape that ends a composition for its own', () => {
    const close = vi.fn();
    render(
      <Dialog isOpen onClose={close} title="Theme">
        Body
      </Dialog>,
    );
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    // WebKit has ended the composition before it tells of the key.
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
  });
});
