import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Palette } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { Icon, VisuallyHidden } from '../../display/index.ts';
import { Inline } from '../../layout/index.ts';
import { Menu, MenuItem } from '../index.ts';
import { dialogPhoneLayouts, dialogSizes } from './Dialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const text = 'Nobody else sees this until you publish it. You can come back to it later from any of your devices.';

const terms = (
  <>
    {Array.from({ length: 60 }, (_, index) => (
      <p key={index}>{text}</p>
    ))}
    <Button>I have read this</Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: false, onClose: fn(), title: 'Theme', children: <p>{text}</p> },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A task that interrupts everything else and ends with an action. To confirm a single action use **ConfirmPopup**, for a few actions ' +
          '**Menu**, for further content about one thing **Popover**, for news **Toast**. Import it from its own folder, in a module that loads when somebody is about to open it.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ onClose, isOpen: isInitiallyOpen, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const footer = (
  <>
    <Button variant="text" tone="neutral">
      Reset
    </Button>
    <Button>Apply</Button>
  </>
);

export const Playground: Story = {};

/** An open dialog would take the whole documentation page, which opens dialogs by their buttons instead. */
export const Gallery: Story = { tags: ['!autodocs'], args: { isOpen: true, footer, description: 'How everything looks, on this device.' } };

export const WithEverySlot: Story = {
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    footer,
    width: 700,
    brand: { href: '/', label: 'Home, in a new tab', mark: <Icon glyph={Palette} /> },
    header: <IconButton label="More" icon={<Icon glyph={MoreHorizontal} />} />,
    children: Array.from({ length: 12 }, (_, index) => <p key={index}>{text}</p>),
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="3" isWrapping>
      {dialogSizes.map((size) => (
        <SizeButton key={size} {...args} size={size} />
      ))}
      {dialogPhoneLayouts.map((layout) => (
        <SizeButton key={layout} {...args} phoneLayout={layout} />
      ))}
    </Inline>
  ),
};

export const EachSizeHasItsWidth: Story = {
  ...Sizes,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const widths = { sm: 400, md: 600, lg: 800, xl: 1140 };
    for (const size of dialogSizes) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog');
      // offsetWidth, because the entrance scales the box.
      await expect(dialog.offsetWidth).toBe(Math.round(Math.min(widths[size], window.innerWidth * 0.95)));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

function SizeButton(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="bordered" tone="neutral" onClick={() => setIsOpen(true)}>
        {props.phoneLayout ?? props.size}
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const phone = { viewport: { value: 'mobile1', isRotated: false } };
const edges = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right: window.innerWidth - right, bottom: window.innerHeight - bottom };
};

export const WholeScreenOnPhones: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true, footer },
  globals: phone,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(edges(dialog)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 }));
  },
};

export const SheetOnPhones: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true, footer, phoneLayout: 'sheet' },
  globals: phone,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(edges(dialog)).toMatchObject({ left: 0, right: 0, bottom: 0 }));
    await expect(edges(dialog).top).toBeGreaterThan(0);
  },
};

export const KeepsAndReturnsTheFocus: Story = {
  tags: ['!autodocs'],
  args: { footer },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Theme' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(document.body).toHaveAttribute('data-scroll-locked');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

export const ItsTextScrollsByKeys: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true, children: terms },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Theme' });
    await waitFor(() => expect(dialog).toHaveFocus());
    // In a low window all of the dialog scrolls.
    const scrolled = () => dialog.scrollTop + (dialog.querySelector('[data-dialog-body]')?.scrollTop ?? 0);
    await expect(scrolled()).toBe(0);
    for (const back of ['{Home}', '{Shift>} {/Shift}']) {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(scrolled()).toBeGreaterThan(100));
      await userEvent.keyboard(back);
      await waitFor(() => expect(scrolled()).toBe(0));
    }
  },
};

export const HiddenWordsFarDown: Story = {
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    children: (
      <>
        {terms}
        <VisuallyHidden>Nothing follows</VisuallyHidden>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Theme' });
    // The body scrolls and the head stays; in a low window all of the dialog scrolls.
    if (getComputedStyle(dialog).overflowY === 'hidden') await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  },
};

export const LeavesTheStyleOfThePageAlone: Story = {
  tags: ['!autodocs'],
  args: { isOpen: true, footer },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.body).toHaveAttribute('data-scroll-locked'));
    // Both are inherited: on the body they would be a new style for every element of the page.
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    await expect(getComputedStyle(document.body).getPropertyValue('--removed-body-scroll-bar-size')).not.toBe('');
    await expect(getComputedStyle(canvasElement).getPropertyValue('--removed-body-scroll-bar-size')).toBe('');
  },
};

export const ThePressBesideItCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(2, 2) as Element);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const RefusesToClose: Story = {
  tags: ['!autodocs'],
  args: { onDismissRequest: fn(() => false) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(2, 2) as Element);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onDismissRequest).toHaveBeenCalledTimes(3);
    await expect(args.onDismissRequest).toHaveBeenNthCalledWith(1, 'escape');
    await expect(args.onDismissRequest).toHaveBeenNthCalledWith(2, 'mask');
    await expect(args.onDismissRequest).toHaveBeenNthCalledWith(3, 'button');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A menu inside a dialog, and from it a further dialog: each is above the one before and returns the focus. */
export const LayersOverLayers: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [isInnerOpen, setIsInnerOpen] = useState(false);
    const [name, setName] = useState('');
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} size="lg">
          <Menu
            trigger={
              <Button variant="bordered" tone="neutral">
                Options
              </Button>
            }
          >
            <MenuItem onSelect={() => setIsInnerOpen(true)}>Rename</MenuItem>
            <MenuItem tone="negative" onSelect={() => setIsOpen(false)}>
              Discard
            </MenuItem>
          </Menu>
          <Dialog title="Rename" size="sm" isOpen={isInnerOpen} onClose={() => setIsInnerOpen(false)}>
            <TextField label="Name" value={name} onChange={setName} />
          </Dialog>
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const zIndex = (element: Element) => Number(getComputedStyle(element).zIndex);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const outer = await screen.findByRole('dialog', { name: 'Theme' });
    await expect(zIndex(outer)).toBe(1100);
    await userEvent.click(within(outer).getByRole('button', { name: 'Options' }));
    const menu = await screen.findByRole('menu');
    await expect(zIndex(menu)).toBeGreaterThan(zIndex(outer));
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Rename' }));
    const inner = await screen.findByRole('dialog', { name: 'Rename' });
    await expect(zIndex(inner)).toBeGreaterThan(zIndex(outer));
    await waitFor(() => expect(inner).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull());
    await waitFor(() => expect(within(outer).getByRole('button', { name: 'Options' })).toHaveFocus());
    await expect(outer).toBeVisible();
    await expect(document.body).toHaveAttribute('data-scroll-locked');
  },
};
