import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../../layout/index.ts';
import { Heading, Link, Text } from '../../typography/index.ts';
import { Card, cardSurfaces } from './Card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { padding: '4' },
  parameters: {
    docs: {
      description: {
        component:
          'A surface on the canvas. Cards are not nested deeper than once, and then as `bordered` or `nested`. ' +
          'For content above the page use **Dialog** or **Popover**.',
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Grid columns="14rem" gap="4">
      {cardSurfaces.map((surface) => (
        <Card key={surface} {...args} surface={surface} as="article">
          <Stack gap="1">
            <Heading level={2}>{surface}</Heading>
            <Text as="p" tone="muted">
              Words are loud, chrome is quiet.
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const Interactive: Story = {
  args: { isInteractive: true, as: 'article', surface: 'nested' },
  render: (args) => (
    <Card {...args}>
      <Heading level={2}>
        <Link href="/post/1" tone="inherit">
          The whole card lights up
        </Link>
      </Heading>
      <Text as="p" tone="muted">
        A link inside leads to the same place, so that it can be reached without a pointer.
      </Text>
    </Card>
  ),
};

export const FromEdgeToEdgeOnPhones: Story = {
  args: { edge: 'bleed', children: 'Below 560 px this card loses its sides and corners.' },
  globals: { viewport: { value: 'mobile1' } },
};
