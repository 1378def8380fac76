import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/Card/Card.tsx';
import { vars } from '../../tokens/contract.css.ts';
import { Heading, Text } from '../../typography/index.ts';
import { Center, Columns, Rail, Stack } from '../index.ts';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Rail side="start" as="nav" narrow="dissolved" aria-label="Main">
          <Card padding="4">
            <Text>Dissolved on narrow screens</Text>
          </Card>
        </Rail>
        <Center>
          <Stack>
            {['First', 'Second', 'Third'].map((name) => (
              <Card key={name} as="article" padding="4" edge="bleed">
                <Heading level={2}>{name}</Heading>
                <Text as="p">The reading column is at most 640 px wide and reaches from edge to edge on phones.</Text>
              </Card>
            ))}
          </Stack>
        </Center>
        <Rail side="end" aria-label="Context">
          <Card padding="4">
            <Text>Hidden on narrow screens</Text>
          </Card>
        </Rail>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The layout of a screen: two sticky **Rail**s and the reading column; on phones the reading column alone. Inside the column use **Stack**.',
      },
    },
  },
  // The rails stick below the header, which is as high as this strip.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: vars.size.header }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two rails and the reading column, on narrow screens the column alone. */
export const Gallery: Story = { tags: ['!autodocs'] };
