import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { controlled, inColumn } from '../../private/storyParts.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'About you', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [inColumn('480px')],
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text; it grows with them. A hard limit stops typing; a soft one lets a long paste in and says how much ' +
          'is too much, so that nothing long that was written is lost. For one line use **TextField**.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(TextArea, 'value');

const paragraph = 'The night figures deserve their own chart, because the averages hide them. ';

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      <Controlled {...args} label="Empty" placeholder="A sentence or two" />
      <Controlled {...args} label="Filled" value={paragraph.repeat(2)} hint="Everybody can see this" />
      <Controlled
        {...args}
        label="Beyond a soft limit"
        isLimitSoft
        value={paragraph.repeat(3)}
        errors={['Shorten the text by 65 characters']}
      />
      <Controlled {...args} label="Without a counter" hasCounter={false} minRows={1} />
      <Controlled {...args} label="Disabled" isDisabled value={paragraph} />
    </Stack>
  ),
};

export const GrowsUpToItsMaximum: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 5000, minRows: 2, maxRows: 6 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'About you' });
    const height = () => area.getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    const grown = height();
    await expect(grown).toBeGreaterThan(empty);
    await userEvent.type(area, '{Enter}five{Enter}six{Enter}seven{Enter}eight');
    const full = height();
    await expect(full).toBeGreaterThan(grown);
    await userEvent.type(area, '{Enter}nine');
    await expect(height()).toBe(full);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const StopsAtItsLimit: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 10 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'twelve chars');
    await expect(canvas.getByRole('textbox')).toHaveValue('twelve cha');
    await expect(canvas.getByText('10/10')).toHaveAttribute('aria-live', 'polite');
  },
};

export const ExceedsASoftLimit: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 10, isLimitSoft: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'twelve chars');
    await expect(area).toHaveValue('twelve chars');
    await expect(area).toBeInvalid();
    await expect(canvas.getByText('−2')).toBeVisible();
  },
};
