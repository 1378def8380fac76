import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const drawing = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="50%" r="${height / 3}" fill="#1e293b"/></svg>`,
  )}` as const;
const long =
  'A map of the town with every crossing as a dot: the longer people wait there, the larger the dot. The largest ones are along the ring road, and two of them are beside schools. The river divides the map from left to right.';

function Opened({ onClose, ...props }: LightboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Lightbox {...props} onClose={close} />}
    </>
  );
}

const drawOpen = (args: LightboxProps) => <Lightbox {...args} />;

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  render: (args) => <Opened {...args} />,
  args: {
    onClose: fn(),
    images: [
      { id: 'wide', src: drawing(1600, 900, '#94a3b8'), alt: 'A dark sun over a grey plain' },
      { id: 'tall', src: drawing(900, 1600, '#fde68a'), alt: long },
      { id: 'small', src: drawing(160, 160, '#ffffff') },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Shows people’s images one at a time, as large as the window, on black in every theme. Import it from its own folder, in a part that loads when an image is pressed.',
      },
    },
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const imageShown = (name: string) => screen.getByRole('img', { name });
const scaleOf = (image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth;

export const Playground: Story = {};

/** It would cover the documentation's page, which opens it by a button instead. */
export const Gallery: Story = { tags: ['!autodocs'], render: drawOpen };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  render: drawOpen,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Image 1 of 3' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Images' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Image 2 of 3'));
    const tall = imageShown(long);
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(tall)).toBeGreaterThan(1.2));
    await expect(await screen.findByRole('button', { name: 'Zoom out' })).toBeVisible();
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(tall)).toBeCloseTo(1, 2));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ALongDescriptionOpens: Story = {
  tags: ['!autodocs'],
  render: drawOpen,
  args: { first: 1 },
  play: async () => {
    const more = await screen.findByRole('button', { name: 'Show the whole description' });
    const before = more.getBoundingClientRect().height;
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(before));
    await expect(more.scrollWidth).toBeLessThanOrEqual(more.clientWidth);
  },
};

export const DoubleClickEnlargesWhatIsUnderIt: Story = {
  tags: ['!autodocs'],
  render: drawOpen,
  play: async ({ args }) => {
    const image = await screen.findByRole('img', { name: 'A dark sun over a grey plain' });
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await userEvent.dblClick(image);
    await waitFor(() => expect(scaleOf(image)).toBeCloseTo(2.5, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(scaleOf(image)).toBeCloseTo(1, 2));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(image.parentElement as Element);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OneImageNeedsNoWayOn: Story = {
  tags: ['!autodocs'],
  render: drawOpen,
  args: { images: [{ id: 'wide', src: drawing(1600, 900, '#94a3b8'), alt: 'A dark sun' }] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Image' });
    await expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
  },
};

export const FromRightToLeft: Story = {
  tags: ['!autodocs'],
  render: drawOpen,
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Image 1 of 3' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Images' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Image 2 of 3'));
  },
};
