import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost } from '@tests/support/factories';
import { patience } from '@tests/support/plays';
import { useStore } from 'jotai';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostCard, postAtom, putPostsAtom, putRowsAtom, type UnsentControlsProps, unsentActionsAtom } from '@/features/posts';
import { UnsentControls } from './UnsentControls.tsx';

type UnsentArgs = Omit<UnsentControlsProps['actions'], 'Controls'> & { numFurther: number };

const id = 'optimistic:1';

/** The card of a post that the server refused, with the controls that the composer adds. */
function Unsent({ numFurther, ...actions }: UnsentArgs) {
  const store = useStore();
  useState(() => {
    store.set(putPostsAtom, [aPost(id, { title: 'Trams after midnight' })]);
    const row = store.get(postAtom(id));
    if (row) store.set(putRowsAtom, [{ ...row, sending: 'failed', failure: 'Request failed', numFurther }]);
    store.set(unsentActionsAtom, { ...actions, Controls: UnsentControls });
  });
  return <PostCard id={id} />;
}

const meta = {
  title: 'Posts/Not sent',
  tags: ['!autodocs'],
  component: Unsent,
  args: { numFurther: 0, retry: fn(), edit: fn(), discard: fn(), deletePost: fn() },
  parameters: {
    frame: 'column',
    app: { persona: 'regular', now: '2026-03-14T12:00:00Z' },
    docs: { description: { component: 'What can be done with a post that could not be published.' } },
  },
} satisfies Meta<typeof Unsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSent: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(await within(canvasElement).findByRole('article', {}, patience));
    await expect(card.getByText('not sent')).toBeVisible();
    await expect(card.getByText('Request failed')).toBeVisible();
    for (const [name, act] of [
      ['Retry', args.retry],
      ['Edit', args.edit],
      ['Discard', args.discard],
    ] as const) {
      await userEvent.click(card.getByRole('button', { name }));
      await expect(act).toHaveBeenCalledWith(id);
    }
  },
};

/** The further posts of a thread are kept, and sent after this one. */
export const ThreadNotSent: Story = {
  args: { numFurther: 2 },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('article', {}, patience));
    await expect(card.getByText('2 more posts in this thread wait for this one.')).toBeVisible();
  },
};
