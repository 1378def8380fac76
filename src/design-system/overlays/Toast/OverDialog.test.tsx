import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastViewport } from './ToastViewport.tsx';

it('takes the focus, the pointer and screen readers over a dialog that opens later', async () => {
  const undo = vi.fn();
  const page = (isOpen: boolean) => (
    <>
      <ToastViewport
        label="News"
        toasts={[{ id: 'one', tone: 'positive', title: 'Post deleted', action: { label: 'Undo', onAction: undo } }]}
        onDismiss={vi.fn()}
      />
      <Dialog isOpen={isOpen} onClose={vi.fn()} title="Theme">
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  screen.getByRole('button', { name: 'Inside' }).focus();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});
