import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Compose', tags: ['!autodocs'], ...screenAt('/create-post') };

const page = within(document.body);

/** Types once the composer is shown and has looked for an earlier draft. */
async function write() {
  const text = await page.findByRole('textbox', { name: 'Text' }, patience);
  await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
  await fireEvent.change(text, { target: { value: 'As @maya says, the night tram is worth it. #transit' } });
}

async function publish() {
  await write();
  await fireEvent.click(page.getByRole('button', { name: 'Post' }));
}

export const Full: ScreenStory = { play: write };

export const Empty: ScreenStory = {
  play: async () => {
    await expect(await page.findByRole('textbox', { name: 'Text' }, patience)).toHaveValue('');
  },
};

/** The post is being sent and is already in the feed. */
export const Loading: ScreenStory = {
  ...waitingFor({ path: '/api/posts', method: 'POST' }),
  play: async (context) => {
    await publish();
    await shows('Sending…')(context);
  },
};

/** Sending failed, and the text is kept. */
export const Failed: ScreenStory = {
  ...failingAt({ path: '/api/posts', method: 'POST' }),
  play: async (context) => {
    await publish();
    await shows(/not sent/i)(context);
  },
};
