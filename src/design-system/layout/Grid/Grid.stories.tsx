import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/Card/Card.tsx';
import { Text } from '../../typography/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const cells = ['one', 'two', 'three', 'four', 'five'].map((name) => (
  <Card key={name} surface="bordered" padding="3">
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

/** As many columns as fit, then a fixed number. */
export const Gallery: Story = {
  render: () => (
    <Stack gap="5">
      <Grid columns="9rem">{cells}</Grid>
      <Grid columns={3}>{cells}</Grid>
    </Stack>
  ),
};

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
