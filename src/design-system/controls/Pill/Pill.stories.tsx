import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, WifiOff } from 'lucide-react';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/index.ts';
import { Pill } from './Pill.tsx';

const meta = {
  title: 'Controls/Pill',
  component: Pill,
  args: { children: '6 new posts', icon: ArrowUp, onClick: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: 'A short piece of news or a state with something behind it: pressed, it shows that. An ordinary action is a **Button**.',
      },
    },
  },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In the flow and floating, with an icon and without. */
export const Gallery: Story = {
  render: ({ onClick }) => (
    <Inline gap="4" isWrapping>
      <Pill icon={ArrowUp} onClick={onClick}>
        6 new posts
      </Pill>
      <Pill onClick={onClick}>2 unread replies</Pill>
      <Pill icon={WifiOff} isFloating onClick={onClick}>
        Not sent
      </Pill>
    </Inline>
  ),
};

export const Floating: Story = { args: { isFloating: true } };
