import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../typography/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread notifications' },
  parameters: {
    docs: { description: { component: 'Words for screen readers only. If everybody gains from them, show them: **Text**.' } },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Headings, captions and labels for people who can't see the layout that replaces them. */
export const Gallery: Story = {
  render: () => (
    <Stack gap="5">
      <Text as="p">
        4 <VisuallyHidden>unread notifications</VisuallyHidden>
      </Text>
      <section>
        <VisuallyHidden as="h2">People you may know</VisuallyHidden>
        <Text as="p">A section under a heading that is not seen</Text>
      </section>
      <fieldset>
        <VisuallyHidden as="legend">Date of birth</VisuallyHidden>
        <Text as="p">A group with a legend that is not seen</Text>
      </fieldset>
      <table>
        <VisuallyHidden as="caption">Weigh-ins by level</VisuallyHidden>
        <tbody>
          <tr>
            <td>
              <Text>A table with a caption that is not seen</Text>
            </td>
          </tr>
        </tbody>
      </table>
    </Stack>
  ),
};

export const BesideANumber: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Text as="p">
      4 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('unread notifications');
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
