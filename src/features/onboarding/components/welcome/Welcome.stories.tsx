import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '@/design-system';
import { Welcome } from './Welcome.tsx';

const meta = {
  title: 'Onboarding/Welcome',
  tags: ['!autodocs'],
  component: Welcome,
  args: {
    brand: (
      <Text size="title" weight="bold">
        sez
      </Text>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    docs: { description: { component: 'What a guest sees first. Needs no network and no store.' } },
  },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Continue with phone' })).toHaveAttribute('href', '/sign-in?from=welcome');
    // The sample post is an illustration, so no element in it may look interactive.
    const sample = within(canvas.getByRole('article', { name: 'Example of a post' }));
    await expect(sample.queryAllByRole('button')).toEqual([]);
    await expect(sample.queryAllByRole('link')).toEqual([]);
  },
};
