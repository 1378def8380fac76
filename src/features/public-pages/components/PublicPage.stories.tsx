import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Help } from './Help.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = {
  title: 'Public pages/Texts',
  tags: ['!autodocs'],
  component: PublicPage,
  args: { page: 'about', brand: 'sez', isSignedIn: false },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    docs: { description: { component: 'What anybody may read, signed in or not; no call is made.' } },
  },
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {};
export const Declaration: Story = { args: { page: 'declaration' } };
export const Privacy: Story = { args: { page: 'privacy' } };
export const Terms: Story = { args: { page: 'terms' } };

/** Guests get the sign-in links under the answers. */
export const HelpForAGuest: Story = {
  render: () => <Help isSignedIn={false} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};
export const HelpForSomebodySignedIn: Story = {
  render: () => <Help isSignedIn />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};
