// Play functions for stories of the product's parts, which send requests and show their content late.
import { expect, waitFor, within } from 'storybook/test';

/** Timeout for a story's content, in ms: long enough for a busy machine. */
export const patience = { timeout: 12_000 };

/** The context of a play function that uses only its own canvas. */
interface Canvas {
  canvasElement: HTMLElement;
}

/** A play function that waits until all of these texts are visible. */
export const shows =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    for (const text of texts) {
      const [first] = await within(canvasElement).findAllByText(text, {}, patience);
      await waitFor(() => expect(first).toBeVisible(), patience);
    }
  };

/** A play function that waits for a level-1 heading with this name. */
export const showsTitle =
  (name: string | RegExp) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    const title = await within(canvasElement).findByRole('heading', { level: 1, name }, patience);
    await waitFor(() => expect(title).toBeVisible(), patience);
  };

/** A play function that waits for the first element of this role. */
export const showsRole =
  (role: string, name?: string | RegExp) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    const [first] = await within(canvasElement).findAllByRole(role, name === undefined ? {} : { name }, patience);
    await waitFor(() => expect(first).toBeVisible(), patience);
  };

/** A play function that waits for a loading message, while no element of this role is there. */
export const waitsWithout =
  (role: string) =>
  async ({ canvasElement }: Canvas): Promise<void> => {
    await within(canvasElement).findAllByText(/^Loading /, {}, patience);
    await expect(within(canvasElement).queryByRole(role)).toBeNull();
  };
