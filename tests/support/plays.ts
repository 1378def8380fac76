// What stories of the product's parts wait for: they ask a backend, so that what they show comes late.
import { expect, waitFor, within } from 'storybook/test';

/** How long a story waits for what it shows, in ms: long enough for a busy machine. */
export const patience = { timeout: 12_000 };

/** What a play function is given that looks at its own canvas only. */
interface Canvas {
  canvasElement: HTMLElement;
}

/** A play that waits until all of these words can be seen. */
export const shows =
  (...words: readonly (string | RegExp)[]) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    for (const word of words) {
      const [first] = await within(canvasElement).findAllByText(word, {}, patience);
      await waitFor(() => expect(first).toBeVisible(), patience);
    }
  };

/** A play that waits until the page is called this. */
export const showsTitle =
  (name: string | RegExp) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    const title = await within(canvasElement).findByRole('heading', { level: 1, name }, patience);
    await waitFor(() => expect(title).toBeVisible(), patience);
  };

/** A play that waits for the first thing of this role. */
export const showsRole =
  (role: string, name?: string | RegExp) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    const [first] = await within(canvasElement).findAllByRole(role, name === undefined ? {} : { name }, patience);
    await waitFor(() => expect(first).toBeVisible(), patience);
  };

/** A play that waits until something is said to be on its way, while nothing of this role is there. */
export const waitsWithout =
  (role: string) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    await within(canvasElement).findAllByText(/^Loading /, {}, patience);
    await expect(within(canvasElement).queryByRole(role)).toBeNull();
  };
