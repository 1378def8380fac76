import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/Card/Card.tsx';
import { Text } from '../../typography/index.ts';
import { distributions, Fill, Inline, Stack } from '../index.ts';

const Block = ({ children }: { children: string }) => (
  <Card surface="bordered" padding="2">
    <Text size="label">{children}</Text>
  </Card>
);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['First', 'Second', 'Third'].map((name) => <Block key={name}>{name}</Block>) },
  parameters: {
    docs: { description: { component: 'Children side by side in reading direction. One below the other: **Stack**.' } },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every distribution. */
export const Gallery: Story = {
  render: () => (
    <Stack>
      {distributions.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Block>{justify}</Block>
          <Block>second</Block>
          <Block>third</Block>
        </Inline>
      ))}
    </Stack>
  ),
};

export const FillTakesTheRest: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Inline>
        <Block>fixed</Block>
        <Fill>
          <Text isTruncated>A long line that gives way and is cut before it pushes its neighbour out of the row</Text>
        </Fill>
        <Block>fixed</Block>
      </Inline>
    </div>
  ),
};

export const Wrapping: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Inline isWrapping as="ul">
        {['climate', 'transit', 'housing', 'noise', 'parks'].map((tag) => (
          <li key={tag}>
            <Block>{tag}</Block>
          </li>
        ))}
      </Inline>
    </div>
  ),
};
