import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline, Stack } from '../../layout/index.ts';
import type { Source } from '../../private/native.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SealMark } from '../Icon/marks.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarShapes, avatarSizes } from './AvatarPicture.tsx';
import type { Burst } from './useBurst.ts';

const picture = (hue: number): Source =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 70% 78%)"/>` +
      `<circle cx="40" cy="32" r="15" fill="hsl(${hue} 45% 40%)"/><path d="M8 84c2-22 14-30 32-30s30 8 32 30z" fill="hsl(${hue} 45% 40%)"/></svg>`,
  )}`;

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Maya Okafor', src: picture(24) },
  parameters: {
    docs: {
      description: {
        component:
          'Who or what something belongs to. Round for people, square for groups of people. The box never changes its size; ' +
          'the halo is drawn outside it. For a picture that is content use an image.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="6">
      {avatarShapes.map((shape) => (
        <Inline key={shape} gap="5" isWrapping>
          {avatarSizes.map((size) => (
            <Avatar
              key={size}
              {...args}
              shape={shape}
              size={size}
              halo={{ percent: 77, step: 'three' }}
              badge={size >= 34 ? <Icon glyph={SealMark} size="small" label="Verified" /> : undefined}
            />
          ))}
        </Inline>
      ))}
      <Inline gap="5" isWrapping>
        {avatarShapes.map((shape) => (
          <Avatar key={shape} name={`${shape}, without a picture`} shape={shape} size={56} />
        ))}
        <Avatar name="Own stand-in" size={56} fallback="MO" />
      </Inline>
    </Stack>
  ),
};

export const BrokenPicture: Story = {
  tags: ['!autodocs'],
  args: { src: 'data:image/png;base64,broken', isEager: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvasElement.firstElementChild?.getBoundingClientRect().width;
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Maya Okafor' }).tagName).toBe('SPAN'));
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().width).toBe(before);
  },
};

export const Linked: Story = {
  tags: ['!autodocs'],
  args: { href: '/user/maya' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Maya Okafor' })).toHaveFocus());
  },
};

export const RedundantLink: Story = {
  tags: ['!autodocs'],
  args: { href: '/user/maya', isRedundant: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('a')).not.toHaveFocus();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Bursting: Story = {
  tags: ['!autodocs'],
  args: { halo: { percent: 88, step: 'four' }, size: 64 },
  parameters: { layout: 'centered' },
  render: function Owner(args) {
    const [burst, setBurst] = useState<Burst>();
    return (
      <Stack align="center" gap="5">
        <Avatar {...args} burst={burst} />
        <Button onClick={() => setBurst({ id: Number(burst?.id ?? 0) + 1, src: picture(200) })}>React</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const visitors = () => [...canvasElement.querySelectorAll('img')].filter((image) => image.alt === '');
    const press = () => fireEvent.click(within(canvasElement).getByRole('button', { name: 'React' }));
    await press();
    await waitFor(() => expect(visitors()).toHaveLength(1));
    // In the upper right quarter of the owner, whatever both are scaled to at the moment.
    const owner = canvasElement.querySelector('img:not([alt=""])')?.getBoundingClientRect() ?? new DOMRect();
    const visitor = visitors()[0]?.getBoundingClientRect();
    await expect(visitor?.left).toBeGreaterThan(owner.left + owner.width / 2);
    await expect(visitor?.bottom).toBeLessThan(owner.top + owner.height / 2);
    await waitFor(() => expect(visitors()).toHaveLength(0), { timeout: 3000 });
    await press();
    await waitFor(() => expect(visitors()).toHaveLength(1));
  },
};
