import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/Card/Card.tsx';
import { Text } from '../../typography/index.ts';
import { spaces } from '../../vocabulary.ts';
import { alignments, Inline, Stack } from '../index.ts';

const Block = ({ children }: { children: string }) => (
  <Card surface="bordered" padding="2">
    <Text size="label">{children}</Text>
  </Card>
);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((name) => <Block key={name}>{name}</Block>),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Children one below the other, with the same space between them. Side by side: **Inline**. Cells of equal width: **Grid**. ' +
          'The columns of a screen: **Columns**.',
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every distance, then every alignment. */
export const Gallery: Story = {
  render: () => (
    <Inline gap="6" align="start" isWrapping>
      {spaces.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Block>{`gap ${gap}`}</Block>
          <Block>below</Block>
        </Stack>
      ))}
      {alignments.map((align) => (
        <div key={align} style={{ inlineSize: 140 }}>
          <Stack align={align}>
            <Block>{align}</Block>
            <Block>a wider block</Block>
          </Stack>
        </div>
      ))}
    </Inline>
  ),
};
