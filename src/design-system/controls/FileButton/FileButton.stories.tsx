import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileButton } from './index.ts';

const meta = {
  title: 'Controls/FileButton',
  component: FileButton,
  args: { children: 'Choose a picture', accept: 'image/png', icon: ImagePlus, onChoose: fn() },
  parameters: {
    layout: 'centered',
    docs: { description: { component: 'A button that opens the system’s file chooser.' } },
  },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SameFileAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Choose a picture', { selector: 'input' });
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    await userEvent.upload(input, picture);
    await userEvent.upload(input, picture);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};
