import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPerson, aPost } from '@tests/support/factories';
import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, within } from 'storybook/test';
import IntroPosts from './IntroPosts.tsx';

const noor = aPerson('noor', { displayName: 'Noor van der Meer', rating: 8_200, verified: true });
/** The newest first, as the server lists them. */
const posts = [
  aPost('w2', { rawText: 'Follow three people, and this page is yours. '.repeat(12), authorUser: noor }),
  aPost('w1', { title: 'Welcome to Sez', rawText: 'Here people weigh in instead of liking.', authorUser: noor }),
];

const meta = {
  title: 'Feed/Welcome posts',
  tags: ['!autodocs'],
  component: IntroPosts,
  // What was dismissed is kept in the browser, and every story begins before that.
  beforeEach: () => localStorage.removeItem('isFirstLogin'),
  parameters: {
    frame: 'column',
    app: {
      ...{ persona: 'newcomer', now: '2026-03-14T12:00:00Z' },
      then: [{ path: '/api/posts/intro', status: 200, body: { results: posts, count: posts.length } }],
    },
    docs: { description: { component: 'What greets somebody on top of their first feed, in a room of fixed height.' } },
  },
} satisfies Meta<typeof IntroPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than the available space: cut, with a button that shows the rest. */
export const Cut: Story = {
  play: async (context) => {
    await shows('Welcome to Sez')(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Show all of the welcome posts' }, patience),
    ).toBeVisible();
  },
};

/** What a newcomer can begin with, above the posts. */
export const FirstSteps: Story = {
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'First steps' }, patience));
    await expect(card.getByRole('link', { name: /^Follow three people/ })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Weigh in on a post' })).toBeVisible();
    await shows('Welcome to Sez')({ canvasElement });
  },
};

/** The posts are dismissed without the steps. */
export const StepsAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(await canvas.findByRole('button', { name: 'Dismiss the welcome posts' }, patience));
    await expect(canvas.queryByText('Welcome to Sez')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Dismiss the first steps' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(await canvas.findByRole('button', { name: 'Show all of the welcome posts' }, patience));
    await expect(canvas.queryByRole('button', { name: 'Show all of the welcome posts' })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
