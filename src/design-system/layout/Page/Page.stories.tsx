import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '../../typography/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    top: <Text>The logo</Text>,
    bottom: <Text tone="muted">Small print</Text>,
    isCentered: true,
    children: <Heading level={1}>One message in the middle</Heading>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'A whole page without the shell around it: one column, as high as the window. With rails beside it use **Columns**.',
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Running text begins at the top; a single message is in the middle. */
export const Gallery: Story = {
  args: {
    isCentered: false,
    children: (
      <>
        <Heading level={1}>Something to read</Heading>
        <Text as="p">It begins below the logo and ends above the small print, however little there is.</Text>
      </>
    ),
  },
};
