import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp } from 'lucide-react';
import { fn } from 'storybook/test';
import { Pill } from './index.ts';

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

export const Floating: Story = { args: { isFloating: true } };
