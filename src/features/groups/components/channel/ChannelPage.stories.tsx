import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { patience, shows } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { getChannels, getOrganizationByCode, request } from '@/api';
import { ChannelPage } from './ChannelPage.tsx';

/** Finds a channel of Street Lab by name, because the backend chooses the ids. */
function NamedChannel({ name }: { name: string }) {
  const { data } = useQuery({
    queryKey: ['story-channel', name],
    queryFn: async () => {
      const group = await request(getOrganizationByCode, { params: { code: 'streetlab' } });
      const groupId = group?.id ?? '';
      const { results } = await request(getChannels, { query: { limit: 15, ownerType: 'organization', ownerId: groupId } });
      return { groupId, channelId: results.find((channel) => channel.name === name)?.id ?? 'nowhere' };
    },
  });
  return data ? <ChannelPage {...data} /> : null;
}

const meta = {
  title: 'Groups/Channel',
  tags: ['!autodocs'],
  component: NamedChannel,
  args: { name: 'crossings' },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'A channel of a group, as those see it who may write in it and those who may not.' } },
  },
} satisfies Meta<typeof NamedChannel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnAdmin: Story = { play: shows('crossings', 'Post here', 'Edit channel') };

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit channel' }, patience));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit channel' }, patience));
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('crossings');
  },
};

export const Empty: Story = {
  parameters: { app: { faults: [{ path: '/api/posts', status: 200, body: { results: [], count: 0 } }] } },
  play: shows('No posts yet'),
};

export const Missing: Story = { args: { name: 'nothing of the kind' }, play: shows('We couldn’t find this channel', 'Go to the group') };

export const Failed: Story = {
  parameters: { app: { faults: [{ path: '/api/channels/:id', status: 503, message: 'Back in a minute' }] } },
  play: shows('The channel didn’t load', 'Back in a minute'),
};
