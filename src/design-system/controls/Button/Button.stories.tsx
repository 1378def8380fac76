import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Inline, Stack } from '../../layout/index.ts';
import { buttonSizes, buttonTones, buttonVariants } from './Button.css.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Publish', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'An action. Use `filled` once per block, `tinted` or `bordered` for actions that repeat in rows, `text` for the least important one. ' +
          'To lead to another page use **LinkButton**, for an icon alone **IconButton**, for a setting **Toggle**, for one of several values ' +
          '**SegmentedControl**, for a list of actions **Menu**.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap="5">
      {buttonTones.map((tone) => (
        <Stack key={tone} gap="3">
          {buttonVariants.map((variant) => (
            <Inline key={variant} gap="3" isWrapping>
              {buttonSizes.map((size) => (
                <Button key={size} tone={tone} variant={variant} size={size} icon={<Icon glyph={Send} />}>{`${tone} ${variant}`}</Button>
              ))}
              <Button tone={tone} variant={variant} isPressed>
                Pressed
              </Button>
              <Button tone={tone} variant={variant} isLoading>
                Loading
              </Button>
              <Button tone={tone} variant={variant} isDisabled>
                Disabled
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Inline gap="3" isWrapping>
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} href="/somewhere" variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Inline>
  ),
};

export const Wide: Story = { args: { isWide: true, size: 'large' }, parameters: { layout: 'padded' } };

export const LongNameInANarrowColumn: Story = {
  args: { children: 'Request to join this group as a contributor', icon: <Icon glyph={RotateCcw} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};

export const PressedByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const LoadingKeepsWidthNameAndFocus: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const [isLoading, setIsLoading] = useState(false);
    return (
      <Button isLoading={isLoading} onClick={() => setIsLoading(true)}>
        Publish
      </Button>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Publish' });
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish', busy: true })).toHaveFocus());
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const InactiveIsReachableButSilent: Story = {
  tags: ['!autodocs'],
  render: ({ onClick }) => (
    <form onSubmit={(event) => event.preventDefault()} aria-label="Post">
      <Inline gap="3" isWrapping>
        <Button {...(onClick && { onClick })} isDisabled type="submit">
          Disabled
        </Button>
        <Button {...(onClick && { onClick })} isLoading>
          Loading
        </Button>
      </Inline>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const disabled = canvas.getByRole('button', { name: 'Disabled' });
    const submit = fn();
    canvas.getByRole('form').addEventListener('submit', submit);
    await userEvent.tab();
    await waitFor(() => expect(disabled).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(disabled, { pointerEventsCheck: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }), { pointerEventsCheck: 0 });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
  },
};
