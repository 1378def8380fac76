import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, House, Palette, UsersRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { CommandList } from './CommandList.tsx';

const commands = [
  { id: 'start', label: 'Start', icon: <Icon glyph={House} size="compact" /> },
  { id: 'teams', label: 'Teams', icon: <Icon glyph={UsersRound} size="compact" /> },
  { id: 'messages', label: 'Messages', icon: <Icon glyph={Bell} size="compact" /> },
  { id: 'ocean', label: 'Ocean', hint: 'Theme', icon: <Icon glyph={Palette} size="compact" /> },
];

const meta = {
  title: 'Pickers/CommandList',
  component: CommandList,
  args: {
    label: 'Go to…',
    optionsFor: (text: string) => commands.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Finds one of many items by a few letters of its name. Put it into a dialog that a key or a menu opens; for a few fixed actions use **Menu**.',
      },
    },
  },
} satisfies Meta<typeof CommandList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      <CommandList {...args} />
      <CommandList {...args} label="Find a person" optionsFor={() => []} noneLabel="Nobody has that name." />
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Go to…' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(commands[1]);
    await userEvent.type(field, 'oc');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(commands[3]);
    await userEvent.type(field, 'zz');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};
