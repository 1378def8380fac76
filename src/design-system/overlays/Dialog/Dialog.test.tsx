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
    expect(screen.getByRole('dialog', { name: 'Theme' })).toBeDefined();
    rerender(
      <Dialog isOpen={false} onClose={vi.fn()} title="Theme">
        Body
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an Escape in the moment in which a dialog in front of it opens closes that one', async () => {
    const close = { outer: vi.fn(), inner: vi.fn() };
    const escape = () => void fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    const layers = (isInnerOpen: boolean) => (
      <Dialog isOpen onClose={close.outer} title="Theme">
        <Dialog isOpen={isInnerOpen} onClose={close.inner} onFocus={escape} title="Rename">
          Body
        </Dialog>
      </Dialog>
    );
    const { rerender } = render(layers(false));
    rerender(layers(true));
    await waitFor(() => expect(close.inner).toHaveBeenCalledOnce());
    expect(close.outer).not.toHaveBeenCalled();
  });

  it('hides the page behind it from screen readers, but not messages (ui.modal)', () => {
    render(
      <>
        <button type="button">Behind</button>
        <p aria-live="polite">Saved</p>
        <Dialog isOpen onClose={vi.fn()} title="Theme">
          Body
        </Dialog>
      </>,
    );
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
    expect(screen.getByText('Saved').closest('[aria-hidden]')).toBeNull();
    // `aria-modal` would hide the messages as well.
    expect(screen.getByRole('dialog').hasAttribute('aria-modal')).toBe(false);
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

  it('has four sizes and is of size md by default (val.modal.size)', () => {
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

  it('its mark links elsewhere in a new tab, without passing the opener or referrer (ui.modal.logo)', () => {
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

  it('returns the focus to the pressed button also where pressing doesn’t focus it (Safari)', async () => {
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

  it('ignores the Escape that ends a composition', () => {
    const close = vi.fn();
    render(
      <Dialog isOpen onClose={close} title="Theme">
        Body
      </Dialog>,
    );
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    // WebKit ends the composition before it reports the key.
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is a sheet that closes when its handle is pulled down far enough, and springs back otherwise', () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Theme" phoneLayout="sheet">
        Body
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const handle = dialog.firstElementChild as HTMLElement;
    const pull = (distance: number) => {
      fireEvent.pointerDown(handle, { clientY: 300, pointerId: 1 });
      fireEvent.pointerMove(handle, { clientY: 300 + distance, pointerId: 1 });
      const { translate } = dialog.style;
      fireEvent.pointerUp(handle, { clientY: 300 + distance, pointerId: 1 });
      return translate;
    };
    expect(pull(40)).toBe('0 40px');
    expect(dialog.style.translate).toBe('');
    expect(pull(-50)).toBe('');
    expect(onClose).not.toHaveBeenCalled();
    pull(120);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
