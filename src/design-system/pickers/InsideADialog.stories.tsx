import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button/Button.tsx';
import { ConfirmPopup } from '../overlays/ConfirmPopup/ConfirmPopup.tsx';
import { Dialog } from '../overlays/Dialog/Dialog.tsx';
import { DateField } from './DateField/DateField.tsx';
import { PhoneField, Select } from './index.ts';

const options = Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `Option ${index + 1}` }));

function Example({ onClose }: { onClose: () => void }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <Dialog isOpen title="Details" onClose={onClose}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Select label="Order" emptyLabel="None" options={options} value={null} onChange={() => undefined} />
        <PhoneField label="Phone" defaultCountry="DE" onChange={() => undefined} />
        <DateField label="Born" value={null} today={new Date(2026, 10, 20)} onChange={() => undefined} />
        <Button tone="negative" onClick={(event) => setAnchor(event.currentTarget)}>
          Delete
        </Button>
      </div>
      <ConfirmPopup anchor={anchor} question="Delete this?" onConfirm={() => undefined} onClose={() => setAnchor(null)} />
    </Dialog>
  );
}

/** Layers opened from a dialog: they lie above it, they scroll, and Escape closes one layer at a time. */
const meta = {
  title: 'Pickers/Inside a dialog',
  component: Example,
  args: { onClose: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Details' });
/** Whether the element itself is the topmost one at its middle. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function escapeClosesOnly(layer: () => Element | null, onClose: unknown) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(layer()).toBeNull());
  await expect(onClose).not.toHaveBeenCalled();
  await expect(await dialog()).toBeVisible();
}

export const AList: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('combobox', { name: 'Order' }));
    const list = await screen.findByRole('listbox', { name: 'Order' });
    await waitFor(() => expect(isOnTop(list)).toBe(true));
    await escapeClosesOnly(() => screen.queryByRole('listbox'), args.onClose);
  },
};

export const ASearchableList: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(await within(await dialog()).findByRole('button', { name: /^Country: / }, { timeout: 8000 }));
    const search = await screen.findByRole('combobox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'pol');
    await expect(isOnTop(screen.getByRole('option', { name: /Poland/ }))).toBe(true);
    await escapeClosesOnly(() => screen.queryByRole('listbox'), args.onClose);
  },
};

export const ACalendar: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('combobox', { name: 'Born' }));
    await screen.findByRole('grid', {}, { timeout: 8000 });
    await escapeClosesOnly(() => screen.queryByRole('grid'), args.onClose);
  },
};

export const AQuestion: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    const popup = await screen.findByRole('alertdialog', { name: 'Delete this?' });
    await waitFor(() => expect(isOnTop(popup)).toBe(true));
    await waitFor(() => expect(within(popup).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await escapeClosesOnly(() => screen.queryByRole('alertdialog'), args.onClose);
  },
};
