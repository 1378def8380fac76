import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/index.ts';
import { Heading, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 2, children: 'The tram extension is going to a second consultation' },
  parameters: {
    docs: {
      description: {
        component:
          'A title. `level` is its level in the page’s outline, `size` its look: choose each by itself. ' +
          'For a bold line without content below it use **Text**.',
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="6">
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size}>
          {size === 'hero' ? 'Say it well' : args.children}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
