import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OverlayHistory } from '../../private/overlayHistory.ts';
import { ConfirmPopup } from './ConfirmPopup.tsx';

function open() {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const anchor = document.body.appendChild(document.createElement('button'));
  anchor.focus();
  const popup = (at: Element | null) => (
    <ConfirmPopup anchor={at} question="Leave?" confirmLabel="Leave" onConfirm={onConfirm} onClose={onClose} />
  );
  const { rerender } = render(popup(anchor));
  return { anchor, onClose, onConfirm, close: () => rerender(popup(null)) };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const pretendPointerIs = (kind: 'coarse' | 'fine') =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes(kind) }) as MediaQueryList);

describe('ConfirmPopup (ui.confirm-popup)', () => {
  it('is closed while it has no anchor', () => {
    render(<ConfirmPopup anchor={null} question="Leave?" onConfirm={vi.fn()} onClose={vi.fn()} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('focuses the safe answer, and returns the focus when it closes', async () => {
    const { anchor, close } = open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    close();
    await waitFor(() => expect(document.activeElement).toBe(anchor));
  });

  it('closes first and then acts, once, however often it is pressed while it fades away', () => {
    const { onClose, onConfirm } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onConfirm.mock.invocationCallOrder[0] ?? 0);
  });

  it('closes when any box of the page scrolls, but not when its own text does', async () => {
    const { onClose } = open();
    await nextFrame();
    fireEvent.scroll(screen.getByText('Leave?'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.scroll(document.body);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when the browser reports a scroll from before its opening', async () => {
    const { onClose } = open();
    fireEvent.scroll(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await nextFrame();
    fireEvent.scroll(document.body);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on a resize where there is a mouse', () => {
    pretendPointerIs('fine');
    const { onClose } = open();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays on a resize of a touch device, whose keyboard and address bar resize the page', () => {
    pretendPointerIs('coarse');
    const { onClose } = open();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed by the browser’s Back, and removes its entry when it closes otherwise', () => {
    const backs: (() => boolean)[] = [];
    const onRestore = vi.fn();
    const onClose = vi.fn();
    const anchor = document.body.appendChild(document.createElement('button'));
    const popup = (at: Element | null) => (
      <OverlayHistory
        value={(onBack) => {
          backs.push(onBack);
          return onRestore;
        }}
      >
        <ConfirmPopup anchor={at} question="Leave?" onConfirm={vi.fn()} onClose={onClose} />
      </OverlayHistory>
    );
    const { rerender } = render(popup(null));
    expect(backs).toEqual([]);
    rerender(popup(anchor));
    expect(backs).toHaveLength(1);
    expect(backs[0]?.()).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    rerender(popup(null));
    expect(onRestore).toHaveBeenCalledOnce();
  });

  it('stops listening once it is closed', async () => {
    const { onClose, close } = open();
    await nextFrame();
    close();
    fireEvent.scroll(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });
});
