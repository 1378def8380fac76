import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { useStore } from 'jotai';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { addMutesAtom } from '../state/mutes.ts';
import { MutedLists } from './MutedLists.tsx';

const mutes = {
  words: ['football', 'spoiler ahead'],
  tags: ['transit'],
  people: [{ id: 'u1', name: 'Noor van der Meer' }],
  threads: [{ id: 'p1', name: 'Павел Кузьмин' }],
};

/** The lists of somebody who has muted something of each kind. */
function WithMutes() {
  const store = useStore();
  useState(() => store.set(addMutesAtom, mutes));
  return <MutedLists />;
}

const meta = {
  title: 'Mutes/Lists',
  tags: ['!autodocs'],
  component: MutedLists,
  // The lists are kept in the browser, and every story begins without them.
  beforeEach: () => {
    localStorage.removeItem('mutes');
    return () => localStorage.removeItem('mutes');
  },
  parameters: {
    frame: 'column',
    app: { persona: 'regular', now: '2026-03-14T12:00:00Z' },
    docs: { description: { component: 'The words, tags, people and threads that somebody has muted in this browser.' } },
  },
} satisfies Meta<typeof MutedLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Nobody\. Mute someone/, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A word is added and a thread removed; the focus stays within the list. */
export const Filled: Story = {
  render: () => <WithMutes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByRole('textbox', { name: 'Word or phrase to mute' }, patience);
    await userEvent.type(word, '...{Enter}');
    await expect(canvas.getByText('Type at least one letter or digit.')).toBeVisible();
    await userEvent.clear(word);
    await userEvent.type(word, 'night tram{Enter}');
    await expect(canvas.getByRole('button', { name: 'Unmute night tram' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute Павел Кузьмин' }));
    await expect(canvas.queryByRole('button', { name: 'Unmute Павел Кузьмин' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Threads' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Unmute Noor van der Meer' })).toBeVisible();
  },
};
