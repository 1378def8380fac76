import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, waitFor, within } from 'storybook/test';
import { Explore } from './Explore.tsx';

const meta = {
  title: 'People/Explore',
  tags: ['!autodocs'],
  component: Explore,
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'One field; suggestions before it is used, and what it finds: people, groups, posts.' } },
  },
} satisfies Meta<typeof Explore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const people = await within(canvasElement).findByRole('region', { name: 'Suggested people' }, patience);
    await expect((await within(people).findAllByRole('button', { name: /^Follow/ }, patience)).length).toBeGreaterThan(3);
  },
};

/** The texts that the browser tints as matches (`Explore.css.ts`), each with its element. */
const tinted = () =>
  [...(CSS.highlights.get('sez-search-match') ?? [])].map((range) => ({
    text: range instanceof Range ? range.cloneContents().textContent : null,
    within: range.startContainer.parentElement,
  }));

export const Found: Story = {
  parameters: { app: { path: '/?q=tram' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('tab', { name: /^Posts \d/ }, patience)).toBeVisible();
    await expect(within(canvasElement).getAllByRole('article').length).toBeGreaterThan(0);
    // Only the word itself is tinted, in every result and never in the interface's own text.
    const panel = within(canvasElement).getByRole('tabpanel');
    await waitFor(() => expect(tinted().filter(({ within: element }) => element?.closest('article')).length).toBeGreaterThan(0), patience);
    for (const { text, within: element } of tinted()) {
      await expect(text?.toLowerCase()).toBe('tram');
      await expect(panel).toContainElement(element);
    }
  },
};

export const NothingFound: Story = {
  parameters: { app: { path: '/?q=zzzzqqqq' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/zzzzqqqq/, { selector: ':not(input)' }, patience)).toBeVisible();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
    await expect(tinted()).toEqual([]);
  },
};

export const Failed: Story = {
  parameters: { app: { path: '/?q=tram', faults: [{ path: '/api/search', status: 503 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' }, patience)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/?q=tram', faults: [{ path: '/api/search', delayMs: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('status', {}, patience))[0]).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};
