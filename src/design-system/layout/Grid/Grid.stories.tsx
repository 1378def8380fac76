import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/Card/index.ts';
import { Text } from '../../typography/index.ts';
import { Grid } from './index.ts';

const cells = ['one', 'two', 'three', 'four', 'five'].map((name) => (
  <Card key={name} tone="outlined" padding="3">
    <Text size="small">{name}</Text>
  </Card>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { columns: '9rem', children: cells },
  parameters: {
    docs: {
      description: { component: 'Cells of equal width: as many as fit, or a number of them. Rows of different things: **Inline**.' },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AsManyAsFit: Story = {};
export const FixedNumber: Story = { args: { columns: 3 } };
export const NarrowerThanOneColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 100 }}>
        <Story />
      </div>
    ),
  ],
};
