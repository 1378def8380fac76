import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarCrop, cropShapes } from './AvatarCrop.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#94a3b8"/><circle cx="200" cy="100" r="80" fill="#1e293b"/></svg>';
const image = new Blob([drawing], { type: 'image/svg+xml' });

const meta = {
  title: 'Pickers/AvatarCrop',
  component: AvatarCrop,
  args: { image, label: 'Picture. Move it with the arrow keys.', zoomLabel: 'Zoom', onChange: fn(), onUnreadable: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The square of a picture that becomes an avatar. It only reports which square; `cropImage` cuts it out. Import it from its own folder, in a part that loads when a picture was chosen.',
      },
    },
  },
} satisfies Meta<typeof AvatarCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      {cropShapes.map((shape) => (
        <AvatarCrop key={shape} {...args} shape={shape} label={`${args.label} (${shape})`} zoomLabel={`Zoom (${shape})`} />
      ))}
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { shape: 'square' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 100, y: 0, side: 200 }));
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 80, y: 0, side: 200 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('40 % from the left, 50 % from the top'));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 155, y: 75, side: 50 });
  },
};

export const ByWheel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 100, y: 0, side: 200 }));
    const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    within(canvasElement).getByRole('application').dispatchEvent(event);
    await expect(event.defaultPrevented, 'the page stays where it is').toBe(true);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ side: 200 / 1.1 })));
  },
};

export const NoPicture: Story = {
  tags: ['!autodocs'],
  args: { image: new Blob(['no picture'], { type: 'image/png' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
  },
};
