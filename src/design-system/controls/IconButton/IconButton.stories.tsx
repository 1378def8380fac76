import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Bookmark } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Inline, Stack } from '../../layout/index.ts';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/Button.css.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Icon glyph={Bell} />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A button whose icon everybody knows (close, back, more, bell). Wherever there is room for a word use **Button**. ' +
          'Its touch target is at least 44 px, whatever its visible size.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="4">
      {buttonTones.map((tone) => (
        <Inline key={tone} gap="3" isWrapping>
          {buttonVariants.flatMap((variant) =>
            buttonSizes.map((size) => (
              <IconButton {...args} key={variant + size} label={`${tone} ${variant} ${size}`} tone={tone} variant={variant} size={size} />
            )),
          )}
          <IconButton {...args} label={`${tone} round`} tone={tone} variant="filled" isRound />
          <IconButton {...args} label={`${tone} loading`} tone={tone} isLoading />
          <IconButton {...args} label={`${tone} disabled`} tone={tone} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Toggling: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const [isPressed, setIsPressed] = useState(false);
    return (
      <IconButton label="Save for later" icon={<Icon glyph={Bookmark} />} isPressed={isPressed} onClick={() => setIsPressed(!isPressed)} />
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save for later', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
