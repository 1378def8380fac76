import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ThemeBoard } from './blocks/ThemeBoard.tsx';

const meta = {
  title: 'Start here/Themes',
  component: ThemeBoard,
  tags: ['!autodocs'],
  // A stopped clock: the page is compared as a picture.
  parameters: { layout: 'padded', app: { persona: 'regular', now: '2026-03-14T12:00:00Z' } },
} satisfies Meta<typeof ThemeBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Feed, post, profile and settings in every preset, light beside dark. */
export const SideBySide: Story = {
  play: async ({ canvasElement }) => {
    // Two posts in each of six presets and two schemes.
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(24), { timeout: 15_000 });
  },
};
