import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastViewport, type ToastViewportProps } from './ToastViewport.tsx';
import { type ToastItem, toastTones } from './toastItem.ts';

const description = {
  positive: 'New posts can be published there too.',
  negative: 'Your network connection changed. Please try again.',
  primary: 'Three people joined.',
};
const forever = 3_600_000;
const gallery: readonly ToastItem[] = [
  ...toastTones.map((tone) => ({ id: tone, tone, title: `News of tone ${tone}`, description: description[tone], life: forever })),
  { id: 'action', tone: 'primary', title: 'Sending in 3 s', life: forever, action: { label: 'Undo', onAction: fn() } },
];

const meta = {
  title: 'Overlays/Toast',
  component: ToastViewport,
  args: { toasts: gallery, onDismiss: fn(), label: 'Notifications' },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Says what has just happened and disappears by itself. F8 moves the focus to the newest. For what needs an answer use **Dialog** or ' +
          '**ConfirmPopup**; for what must not be missed a **StateMessage** or an error below its field.',
      },
    },
  },
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ toasts: initial, onDismiss, ...props }: ToastViewportProps) {
  const [toasts, setToasts] = useState(initial);
  const dismiss = (id: string) => {
    onDismiss(id);
    setToasts((current) => current.filter((toast) => toast.id !== id));
  };
  return <ToastViewport {...props} toasts={toasts} onDismiss={dismiss} />;
}

const items = () => screen.getAllByRole('listitem');

export const Playground: Story = {};

export const Gallery: Story = {};

export const NewestFirstAndNoMoreThanFour: Story = {
  tags: ['!autodocs'],
  args: { toasts: ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, tone: 'primary', title: `News ${id}`, life: forever })) },
  play: async ({ step }) => {
    await waitFor(() => expect(items()).toHaveLength(4));
    await step('they stand at the upper right', async () => {
      const { top, right } = screen.getByRole('list').getBoundingClientRect();
      await expect([top, document.documentElement.clientWidth - right]).toEqual([4, 16]);
    });
    const tops = items().map((item) => ({ text: item.textContent, top: item.getBoundingClientRect().top }));
    await expect(tops.toSorted((a, b) => a.top - b.top).map(({ text }) => text)).toEqual(['News 6', 'News 5', 'News 4', 'News 3']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[3] as HTMLElement);
    await waitFor(() => expect(screen.getByText('News 2')).toBeVisible());
  },
};

export const EndsAfterItsLife: Story = {
  tags: ['!autodocs'],
  args: { toasts: [{ id: 'short', tone: 'positive', title: 'Post created', life: 300 }] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Post created');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('short'));
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
};

export const StandsStillUnderThePointer: Story = {
  tags: ['!autodocs'],
  args: { toasts: [{ id: 'short', tone: 'positive', title: 'Post created', life: 600 }] },
  play: async ({ args }) => {
    const toast = await screen.findByRole('listitem');
    await userEvent.hover(toast);
    // Longer than its lifetime, because there is no event for something that doesn't happen.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('short'));
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findAllByRole('listitem');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Sending in 3 s').closest('li')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(gallery[3]?.action?.onAction).toHaveBeenCalled();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('action'));
  },
};

export const IsAnnounced: Story = {
  tags: ['!autodocs'],
  args: { toasts: [{ id: 'failure', tone: 'negative', title: 'Error', description: 'Please try again.', life: forever }] },
  play: async () => {
    await waitFor(async () => {
      const region = document.querySelector('[role="status"][aria-live="assertive"]');
      await expect(region).toHaveTextContent(/^Message\s*Error/);
      await expect(region).toHaveTextContent('Please try again.');
    });
    await expect(within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('list')).toBeVisible();
  },
};

function BehindADialog(props: ToastViewportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Controlled {...props} />
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Theme">
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}

export const LivesOverADialogThatOpensLater: Story = {
  tags: ['!autodocs'],
  args: { toasts: gallery.map((toast) => (toast.action ? { ...toast, action: { ...toast.action, onAction: fn() } } : toast)) },
  render: (args) => <BehindADialog {...args} />,
  play: async ({ args, step }) => {
    await screen.findByText('Sending in 3 s');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await step('screen readers reach the toasts, and nothing else outside of the dialog', async () => {
      await expect(screen.getAllByRole('listitem')).toHaveLength(4);
      await expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    });
    await step('the pointer presses their buttons, and the dialog stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(args.toasts[3]?.action?.onAction).toHaveBeenCalledOnce();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('action'));
      await expect(dialog).toBeVisible();
    });
  },
};
