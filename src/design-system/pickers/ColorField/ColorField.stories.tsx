import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { ColorField } from './ColorField.tsx';

const Example = controlled(ColorField, 'value');

const meta = {
  title: 'Pickers/ColorField',
  component: ColorField,
  render: (args) => <Example {...args} />,
  args: { label: 'Primary', hint: 'Main brand color', value: '#3b82f6', onChange: fn() },
  decorators: [inColumn('24rem')],
  parameters: {
    docs: {
      description: {
        component:
          'Any colour, picked or typed. Where only a few colours make sense offer them as buttons with `isPressed`. ' +
          'The chosen colour is never painted behind text: the theme derives readable colours from it.',
      },
    },
  },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Example {...args} />
      <Example {...args} label="Secondary" hint="Accents & highlights" value="#10b981" />
      <Example {...args} label="Without a hint" hint={undefined} value="#ffffff" />
      <Example {...args} label="Disabled" hint={undefined} value="#000000" isDisabled />
    </div>
  ),
};

export const Wrong: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox', { name: 'Primary, as hex' });
    await userEvent.clear(text);
    await userEvent.type(text, '#ff');
    await userEvent.tab();
    await expect(text).toHaveValue('#ff');
    await expect(text).toHaveAccessibleDescription('Enter # followed by 6 hex digits. Main brand color');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Primary, as hex' });
    await userEvent.clear(text);
    await userEvent.type(text, '#7C3AED');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('#7C3AED');
    await expect(canvas.getByLabelText('Primary')).toHaveValue('#7c3aed');
  },
};
