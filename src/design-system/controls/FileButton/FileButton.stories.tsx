import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../typography/index.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Controls/FileButton',
  component: FileButton,
  args: { children: 'Choose a picture', accept: 'image/png', icon: ImagePlus, onChoose: fn() },
  parameters: {
    layout: 'centered',
    docs: { description: { component: 'A button that opens the system’s file chooser. Anything else that is pressed is a **Button**.' } },
  },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With a hint about accepted files, and without an icon. */
export const Gallery: Story = {
  render: ({ onChoose }) => (
    <Stack gap="4" align="start">
      <Stack gap="1" align="start">
        <FileButton accept="image/png" icon={ImagePlus} onChoose={onChoose}>
          Choose a picture
        </FileButton>
        <Text size="small" tone="muted">
          PNG, at most 2 MB
        </Text>
      </Stack>
      <FileButton accept="application/json" icon={Upload} onChoose={onChoose}>
        Import a theme
      </FileButton>
      <FileButton accept="*" onChoose={onChoose}>
        Choose a file
      </FileButton>
    </Stack>
  ),
};

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
