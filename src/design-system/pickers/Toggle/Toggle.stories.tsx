import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { contrast, luminance } from '../../theme/color/srgb.ts';
import { Toggle } from './Toggle.tsx';

const Example = controlled(Toggle, 'isOn');

const meta = {
  title: 'Pickers/Toggle',
  component: Toggle,
  render: (args) => <Example {...args} />,
  args: { label: 'Gradient backgrounds', isOn: true, onChange: fn() },
  decorators: [inColumn('24rem')],
  parameters: {
    docs: {
      description: {
        component:
          'A setting that takes effect at once. In a form that is sent later use a checkbox; for a button that stays pressed use **Button** with `isPressed`; ' +
          'for a choice between two named values use **Select** or **SegmentedControl**.',
      },
    },
  },
} satisfies Meta<typeof Toggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Example {...args} label="On" />
      <Example {...args} label="Off" isOn={false} />
      <Example {...args} label="With a hint" hint="Your colours light the page" />
      <Example {...args} label="On, disabled" isDisabled />
      <Example {...args} label="Off, disabled" isOn={false} isDisabled />
      <Example {...args} label="Hidden label" isLabelHidden />
    </div>
  ),
};

export const ByPointerAndKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOn: false },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Gradient backgrounds' });
    await userEvent.click(within(canvasElement).getByText('Gradient backgrounds'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** The colour that a browser paints for these colours on top of one another. */
function painted(...layers: string[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return luminance([r, g, b]);
}

async function knobStandsOut(canvasElement: HTMLElement) {
  for (const control of within(canvasElement).getAllByRole('switch')) {
    const colorOf = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor;
    const ground = [colorOf(document.documentElement), colorOf(document.body), colorOf(control)];
    await expect(contrast(painted(...ground), painted(...ground, colorOf(control, '::before')))).toBeGreaterThanOrEqual(3);
  }
}

export const KnobStandsOut: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Example {...args} label="On" />
      <Example {...args} label="Off" isOn={false} />
    </>
  ),
  play: ({ canvasElement }) => knobStandsOut(canvasElement),
};

export const KnobStandsOutInTheDark: Story = { ...KnobStandsOut, globals: { scheme: 'dark' } };
