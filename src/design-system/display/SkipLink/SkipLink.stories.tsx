import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../typography/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Display/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  parameters: {
    docs: { description: { component: 'The first thing Tab meets on a screen. A link everybody sees is a **Link**.' } },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">Something in the header</button>
      <main id="content" tabIndex={-1}>
        <Text as="p">Press Tab on this page.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As it appears on Tab. */
export const Gallery: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const LeadsPastTheHeader: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);

    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
