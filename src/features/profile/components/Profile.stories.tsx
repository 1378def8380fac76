import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows, showsRole } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { Profile } from './Profile.tsx';

const meta = {
  title: 'People/Profile',
  tags: ['!autodocs'],
  component: Profile,
  args: { address: { username: 'maya' } },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'Who somebody is, how they stand and what they wrote; and what stands there where nobody is.' } },
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = { play: showsRole('article') };
/** Replies, and the comments of weigh-ins on the posts. */
export const Replies: Story = { parameters: { app: { path: '/?tab=replies' } }, play: shows(/^Weighed in on/) };
export const Reposts: Story = { parameters: { app: { path: '/?tab=reposts' } }, play: shows(/ reposted$/) };
export const Unread: Story = { parameters: { app: { path: '/?tab=unread' } }, play: showsRole('article') };
export const OfOneself: Story = { args: { address: { username: 'lena' } }, play: showsRole('article') };
/** When the posts fail to load, the error appears below the header, which has loaded. */
export const PostsFailed: Story = {
  parameters: { app: { faults: [{ path: '/api/posts', method: 'GET', status: 503 }] } },
  play: shows('Posts didn’t load'),
};
export const Nobody: Story = { args: { address: { id: 'u9999999' } }, play: shows('We couldn’t find this profile') };
export const WithoutAnId: Story = { args: { address: { id: 'undefined' } }, play: shows('User ID is required') };
export const Failed: Story = {
  parameters: { app: { faults: [{ path: '/api/users/username/:username', status: 503 }] } },
  play: shows('The profile didn’t load'),
};
export const Loading: Story = {
  parameters: { app: { faults: [{ path: '/api/users/username/:username', delayMs: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the profile', {}, patience)).toBeInTheDocument();
  },
};
