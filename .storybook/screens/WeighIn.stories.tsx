import { patience } from '@tests/support/plays';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { failingAt, type ScreenStory, screenAt, waitingFor } from '../app/screen.tsx';

// The three questions about a post of the feed. (A doc comment here would replace the parameters, which aren't a literal.)
export default { title: 'Screens/Weigh-in', tags: ['!autodocs'], ...screenAt('/') };

const page = within(document.body);

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const posts = await within(canvasElement).findAllByRole('article', {}, patience);
  // A post that the person hasn't weighed in on.
  const post = posts.find(({ textContent }) => textContent.includes('Weigh in'));
  await fireEvent.click(within(post as HTMLElement).getByRole('button', { name: /^Weigh in/ }));
  return page.findByRole('textbox', { name: 'Say why (optional)' }, patience);
}

/** The minimum input for a weigh-in. */
async function answer(context: { canvasElement: HTMLElement }) {
  const why = await open(context);
  await fireEvent.change(page.getByRole('slider', { name: 'Relevance' }), { target: { value: '2' } });
  await fireEvent.change(why, { target: { value: 'The numbers are new to me, and the tone is fair.' } });
}

const send = () => fireEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Weigh in' }));

const react = { path: '/api/posts/:id/react', method: 'POST' };

export const Full: ScreenStory = { play: answer };

export const Empty: ScreenStory = {
  play: async (context) => {
    await expect(await open(context)).toHaveValue('');
  },
};

/** It counts at once, while it is being sent. */
export const Loading: ScreenStory = {
  ...waitingFor(react),
  play: async (context) => {
    await answer(context);
    await send();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), patience);
  },
};

/** It was refused: it doesn't count, and the input is kept. */
export const Failed: ScreenStory = {
  ...failingAt(react),
  play: async (context) => {
    await answer(context);
    await send();
    await expect(await page.findByText('Error', {}, patience)).toBeInTheDocument();
  },
};
