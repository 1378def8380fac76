import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

export default { title: 'Screens/Compose', tags: ['!autodocs'], ...screenAt('/create-post') };

const page = within(document.body);

/** Writes once the composer is there and has looked for what was begun earlier. */
async function write() {
  const text = await page.findByRole('textbox', { name: 'Text' }, patience);
  await waitFor(() => expect(text).not.toHaveAttribute('readonly'), patience);
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

/** The post is on its way, and stands in the feed already. */
export const Loading: ScreenStory = {
  ...waitingFor({ path: '/api/posts', method: 'POST' }),
  play: async (context) => {
    await publish();
    await shows('Sending…')(context);
  },
};

/** It was not sent, and its words are kept. */
export const Failed: ScreenStory = {
  ...failingAt({ path: '/api/posts', method: 'POST' }),
  play: async (context) => {
    await publish();
    await shows(/not sent/i)(context);
  },
};
