import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Link2, MoreHorizontal, Palette, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Menu } from './Menu.tsx';
import { MenuChoice } from './MenuChoice.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from './MenuItem.tsx';

const copy = fn();
const remove = fn();

function Modes() {
  const [mode, setMode] = useState('auto');
  const options = [
    { value: 'auto', label: 'Auto' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ];
  return <MenuChoice label="Theme mode" options={options} value={mode} onChange={setMode} />;
}

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="More" icon={<Icon glyph={MoreHorizontal} />} />,
    children: (
      <>
        <Modes />
        <MenuSeparator />
        <MenuLabel>This post</MenuLabel>
        <MenuItem icon={Link2} onSelect={copy}>
          Copy the address
        </MenuItem>
        <MenuItem icon={Palette} onSelect={copy} isDisabled>
          Customize
        </MenuItem>
        <MenuItem icon={Flag} onSelect={copy}>
          Report
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="negative" onSelect={remove}>
          Delete
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    copy.mockClear();
    remove.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'start', minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Two to eight actions that would crowd the screen as buttons. Destructive actions come last, below a separator. For a value of a form use ' +
          '**Select**, for text and links **Popover**. Import it from its own folder, in a module that loads when somebody is about to open it.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const trigger = within(canvasElement).getByRole('button', { name: 'More' });
  await userEvent.click(trigger);
  return { trigger, menu: await screen.findByRole('menu') };
}

export const Playground: Story = {};

export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const SheetOnPhones: Story = {
  tags: ['!autodocs'],
  args: { phoneLayout: 'sheet' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const { trigger, menu } = await open(canvasElement);
    await step('covers the lower edge, and nothing behind it can be reached', async () => {
      await waitFor(async () => {
        const { left, right, bottom } = menu.getBoundingClientRect();
        await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
      });
      await expect(trigger.closest('[inert]')).not.toBeNull();
    });
    await step('gives the page and the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger.closest('[inert]')).toBeNull();
    });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function Late() {
  const [isHere, setIsHere] = useState(false);
  const button = <IconButton label="More" icon={<Icon glyph={MoreHorizontal} />} onClick={() => setIsHere(true)} />;
  if (!isHere) return button;
  return (
    <Menu trigger={button} defaultIsOpen>
      <MenuItem onSelect={copy}>Copy the address</MenuItem>
      <MenuItem onSelect={copy}>Report</MenuItem>
    </Menu>
  );
}

export const FetchedByAKey: Story = {
  tags: ['!autodocs'],
  render: () => <Late />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the address' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const ADisabledItemDoesNothing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    const item = within(menu).getByRole('menuitem', { name: 'Customize' });
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const ClosesOnAPressOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    await expect(getComputedStyle(menu).zIndex).toBe('1000');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const FollowsItsButtonWhenThePageScrolls: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh', paddingBlockStart: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { trigger, menu } = await open(canvasElement);
    const distance = () => menu.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
    await waitFor(() => expect(distance()).toBeCloseTo(6, 0));
    window.scrollBy({ top: 120, behavior: 'instant' });
    await waitFor(() => expect(distance()).toBeCloseTo(6, 0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
