import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ConfirmPopup, type ConfirmPopupProps } from './ConfirmPopup.tsx';

function Example({ onClose, ...args }: ConfirmPopupProps) {
  const [anchor, setAnchor] = useState<Element | null>(args.anchor);
  const close = () => {
    onClose();
    setAnchor(null);
  };
  return (
    <>
      <Button variant="bordered" tone="neutral" onClick={(event) => setAnchor(event.currentTarget)}>
        Delete
      </Button>
      <ConfirmPopup {...args} anchor={anchor} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmPopup',
  component: ConfirmPopup,
  render: (args) => <Example {...args} />,
  args: {
    anchor: null,
    question: 'Delete this draft?',
    detail: 'It cannot be brought back.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'Asks for confirmation of something that can’t be undone, beside the button that was pressed. ' +
          'If it can be undone, do it at once and offer Undo in a **Toast**. If the decision needs longer text, use **Dialog**.',
      },
    },
  },
} satisfies Meta<typeof ConfirmPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const trigger = within(canvasElement).getByRole('button', { name: 'Delete' });
  await userEvent.click(trigger);
  return { trigger, popup: await screen.findByRole('alertdialog', { name: 'Delete this draft?' }) };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Playground: Story = {};

export const Gallery: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem 8rem 11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const WithoutDetail: Story = { ...Gallery, args: { detail: undefined, tone: 'primary', confirmLabel: undefined } };

export const ConfirmsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { trigger, popup } = await open(canvasElement);
    await expect(popup).toHaveAccessibleDescription('It cannot be brought back.');
    await waitFor(() => expect(within(popup).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Tab goes round within the question, whichever way and wherever it begins. */
export const HoldsTheFocus: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <button>Before</button>
        <Story />
        <button>After</button>
      </>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const { trigger, popup } = await open(canvasElement);
    const answers = ['Cancel', 'Delete'].map((name) => within(popup).getByRole('button', { name }));
    await waitFor(() => expect(answers[0]).toHaveFocus());
    for (const next of [1, 0, 1]) {
      await userEvent.tab();
      await expect(answers[next]).toHaveFocus();
    }
    for (const next of [0, 1]) {
      await userEvent.tab({ shift: true });
      await expect(answers[next]).toHaveFocus();
    }
    // A press on its words takes the focus from the buttons.
    await userEvent.click(within(popup).getByText('Delete this draft?'));
    await userEvent.tab({ shift: true });
    await expect(answers[1]).toHaveFocus();
    await userEvent.click(within(popup).getByText('Delete this draft?'));
    await userEvent.tab();
    await expect(answers[0]).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A consequence that is longer than the window is read by scrolling, also past its ends. */
export const ScrollingInsideKeepsIt: Story = {
  tags: ['!autodocs'],
  args: { detail: 'Nothing of it can be brought back. '.repeat(200) },
  play: async ({ args, canvasElement }) => {
    const { popup } = await open(canvasElement);
    const box = within(popup).getByText('Delete this draft?').parentElement as HTMLElement;
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await frame();
    for (const top of [40, box.scrollHeight]) {
      box.scrollTo({ top });
      await frame();
      await frame();
    }
    await expect(box.scrollTop).toBeGreaterThan(40);
    // Past its end the page would scroll, and that closes the question.
    await expect(getComputedStyle(box).overscrollBehaviorY).toBe('contain');
    await expect(popup).toHaveAttribute('data-state', 'open');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const AskedAgainWhileItFades: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { trigger, popup } = await open(canvasElement);
    await fireEvent.click(within(popup).getByRole('button', { name: 'Cancel' }));
    await expect(popup).toHaveAttribute('data-state', 'closed');
    await fireEvent.click(trigger);
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    const again = screen.getByRole('alertdialog', { name: 'Delete this draft?' });
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

export const EscapeClosesIt: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { trigger } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const APressOutsideClosesIt: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(document.body);
    await isClosed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ScrollingClosesIt: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    // A click that opened the question doesn't also close it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollBy(0, 40);
    await isClosed();
  },
};

export const ResizingClosesIt: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fireEvent(window, new Event('resize'));
    await isClosed();
  },
};
