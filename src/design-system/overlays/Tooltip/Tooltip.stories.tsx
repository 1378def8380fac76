import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Link2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { popoverSides } from '../Popover/Popover.tsx';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only people you follow can answer',
    children: (
      <Button variant="bordered" tone="neutral">
        Who can answer
      </Button>
    ),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'One sentence about a control, on hover and keyboard focus. Touch screens never show it, so put whatever people need to know on the page, ' +
          'for example into a field’s hint. For more than a sentence, or for controls, use **Popover**.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '4.5rem', padding: '4rem 12rem' }}>
      {popoverSides.map((side) => (
        <Tooltip {...args} key={side} side={side} isOpen>
          <Button variant="bordered" tone="neutral">
            {side}
          </Button>
        </Tooltip>
      ))}
    </div>
  ),
};

export const Toolbar: Story = {
  render: () => (
    <TooltipGroup>
      <div role="toolbar" aria-label="Text" style={{ display: 'flex' }}>
        <Tooltip text="Ctrl + B">
          <IconButton label="Bold" icon={<Bold />} />
        </Tooltip>
        <Tooltip text="Ctrl + I">
          <IconButton label="Italic" icon={<Italic />} />
        </Tooltip>
        <Tooltip text="Ctrl + K">
          <IconButton label="Link" icon={<Link2 />} />
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
};

export const FocusShowsItAndEscapePutsItAway: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only people you follow can answer');
    await expect(trigger).toHaveAccessibleDescription('Only people you follow can answer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const HoverShowsIt: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    const bubble = (await screen.findByRole('tooltip')).closest('[data-side]');
    await expect(bubble && getComputedStyle(bubble).zIndex).toBe('1100');
  },
};
