import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Compose/Composer',
  tags: ['!autodocs'],
  component: Composer,
  args: { intent: { kind: 'post' } },
  parameters: {
    layout: 'fullscreen',
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'The dialog in which posts are written, and its drafts.' } },
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const field = () => page.findByRole('textbox', { name: 'Text' }, patience);

export const Blank: Story = {
  play: async () => {
    await expect(await field()).toHaveValue('');
    await waitFor(() => expect(page.getByRole('button', { name: 'Post' })).toBeVisible(), patience);
  },
};

/** People and tags are tinted, the first address gets a card, and the alerts must ascend. */
export const Written: Story = {
  play: async () => {
    const text = await field();
    await waitFor(() => expect(text).not.toHaveAttribute('readonly'), patience);
    const [first, second] = within(page.getByRole('group', { name: 'Weigh-in alerts' })).getAllByRole('textbox');
    if (!first || !second) throw new Error('There are five alerts.');
    await fireEvent.change(text, { target: { value: 'As @maya says, see #transit and https://council.example/annex ' } });
    await fireEvent.change(first, { target: { value: '25' } });
    await fireEvent.change(second, { target: { value: '5' } });
    await expect(await page.findByText('council.example', {}, patience)).toBeInTheDocument();
    await fireEvent.click(page.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(second).toHaveAttribute('aria-invalid', 'true'), patience);
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** What was saved on the server, and what this browser keeps. */
export const Drafts: Story = {
  play: async () => {
    await fireEvent.click(await page.findByRole('button', { name: /^Drafts/ }, patience));
    const saved = await page.findByRole('region', { name: 'Saved drafts' }, patience);
    await expect(within(saved).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};

export const DraftsFailed: Story = {
  parameters: { app: { faults: [{ path: '/api/draft-posts', status: 500 }] } },
  play: async () => {
    await fireEvent.click(await page.findByRole('button', { name: /^Drafts/ }, patience));
    const retry = await page.findByRole('button', { name: 'Retry' }, patience);
    await waitFor(() => expect(retry).toBeVisible(), patience);
  },
};

/** What is kept of the place cannot be read: an empty page would look as though nothing had been written. */
export const Unreadable: Story = {
  beforeEach: () => {
    const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get');
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('The disk does not answer.', 'UnknownError');
    };
    return () => void (get && Object.defineProperty(IDBObjectStore.prototype, 'get', get));
  },
  play: async () => {
    await page.findByText('Your draft couldn’t be read', {}, patience);
    await waitFor(() => expect(page.getByRole('button', { name: 'Write something else' })).toBeVisible(), patience);
  },
};
