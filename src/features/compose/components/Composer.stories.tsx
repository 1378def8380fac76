import type { Meta, StoryObj } from '@storybook/react-vite';
import { heicPhoto } from '@tests/support/heicPhoto';
import { patience } from '@tests/support/plays';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
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
/** Pastes. The engines differ in how a script may make a clipboard, so that the event gets a stand-in. */
const paste = (target: Element, clipboardData: object) =>
  fireEvent(
    target,
    Object.defineProperty(new Event('paste', { bubbles: true, cancelable: true }), 'clipboardData', { value: clipboardData }),
  );

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
    await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    await fireEvent.click(page.getByRole('button', { name: 'Weigh-in alerts: Off' }));
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

/** A thread of three posts, written in one go. The last field was left empty and isn't sent. */
export const ThreadOfPosts: Story = {
  play: async () => {
    const text = await field();
    await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    const add = page.getByRole('button', { name: 'Add to thread' });
    // A draft that another story left is removed.
    await fireEvent.change(text, { target: { value: '' } });
    for (const _ of page.queryAllByRole('button', { name: /^Remove post/ }))
      await fireEvent.click(page.getByRole('button', { name: 'Remove post 2' }));
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.change(text, { target: { value: 'Three things about the new bridge.' } });
    for (const [name, value] of [
      ['Post 2', 'It opens in May, says @maya.'],
      ['Post 3', 'Bring a bicycle.'],
    ] as const) {
      await fireEvent.click(add);
      const further = page.getByRole('textbox', { name });
      await expect(further).toHaveFocus();
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await fireEvent.change(further, { target: { value } });
    }
    await fireEvent.click(add);
    await fireEvent.click(page.getByRole('button', { name: 'Remove post 2' }));
    await expect(text).toHaveFocus();
    await expect(page.getByRole('textbox', { name: 'Post 2' })).toHaveValue('Bring a bicycle.');
    await waitFor(() => expect(page.getByRole('button', { name: 'Post all' })).toBeVisible(), patience);
  },
};

/** The press on Post names the problem beside the text that has it. */
export const ThreadTooLong: Story = {
  play: async () => {
    const text = await field();
    await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    await fireEvent.change(text, { target: { value: 'Everything about the new bridge.' } });
    await fireEvent.click(page.getByRole('button', { name: 'Add to thread' }));
    const further = page.getByRole('textbox', { name: 'Post 2' });
    await fireEvent.change(further, { target: { value: 'It opens in May. '.repeat(295) } });
    await fireEvent.click(page.getByRole('button', { name: 'Post all' }));
    await waitFor(() => expect(further).toHaveFocus(), patience);
    await expect(further).toHaveAccessibleDescription(/This is 15 characters too long\./);
  },
};

/** A picture of noise, which no format makes smaller. */
async function drawnPicture(name: string, width: number, height = width): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const pixels = context?.createImageData(width, height);
  if (!context || !pixels) throw new Error('Nothing can be drawn.');
  for (let at = 0; at < pixels.data.length; at += 65_536) crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}

/** Images go to the post in which one writes, so that each post of a thread has its own. */
export const ThreadWithImages: Story = {
  play: async () => {
    const text = await field();
    await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    await fireEvent.change(text, { target: { value: 'The new bridge from the north bank.' } });
    await fireEvent.click(page.getByRole('button', { name: 'Add to thread' }));
    const further = page.getByRole('textbox', { name: 'Post 2' });
    await fireEvent.change(further, { target: { value: 'And from below.' } });
    await paste(further, { files: [await drawnPicture('below.png', 320)], types: ['Files'] });
    const below = await page.findByRole('button', { name: 'Describe below.png' }, patience);
    await expect(further.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    text.focus();
    await paste(text, { files: [await drawnPicture('north.png', 320)], types: ['Files'] });
    const north = await page.findByRole('button', { name: 'Describe north.png' }, patience);
    await expect(further.compareDocumentPosition(north) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  },
};

/** Larger than may be uploaded: it is scaled down and attached, and the composer says so. */
export const LargePicture: Story = {
  play: async () => {
    await waitFor(async () => expect((await field()).closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    const picture = await drawnPicture('noise.png', 2400, 1700);
    await expect(picture.size).toBeGreaterThan(10 * 1024 * 1024);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no input for files.');
    await userEvent.upload(input, picture);
    await expect(await page.findByText('noise.png: Larger than 10 MB, so it was scaled down.', {}, patience)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Describe noise.png' })).toBeVisible();
  },
};

/** The photo of an iPhone, also under the name of a JPEG: converted if the browser can read it, and otherwise refused with advice. */
export const PhotoOfAnIPhone: Story = {
  play: async () => {
    const text = await field();
    await waitFor(() => expect(text.closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    const photos = [heicPhoto('IMG_0001.HEIC', ''), heicPhoto('IMG_0002.jpg', 'image/jpeg')];
    const canRead = await createImageBitmap(heicPhoto('photo.heic', 'image/heic')).then(
      () => true,
      () => false,
    );
    await paste(text, { files: photos, types: ['Files'] });
    for (const { name } of photos) {
      const advice = `${name}: This browser can’t open HEIC photos. Save the photo as a JPEG, or set your camera to “Most Compatible”.`;
      if (canRead) await page.findByRole('button', { name: `Describe ${name}` }, patience);
      else await expect(await page.findByText(advice, {}, patience)).toBeVisible();
    }
  },
};

/** A title has one line: pasted lines are joined, and the caret is behind what was pasted. */
export const LinesPastedIntoTheTitle: Story = {
  play: async () => {
    await waitFor(async () => expect((await field()).closest('form')).toHaveAttribute('aria-busy', 'false'), patience);
    const title = page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
    await fireEvent.change(title, { target: { value: 'Tram today' } });
    title.focus();
    title.setSelectionRange(5, 5);
    await paste(title, { files: [], types: ['text/plain'], getData: () => 'seven \n late\n\nagain ' });
    await waitFor(() => expect(title).toHaveValue('Tram seven late again today'));
    await expect([title.selectionStart, title.selectionEnd]).toEqual([22, 22]);
  },
};

/** Drafts on the server and drafts in this browser. */
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

/** The stored draft can't be read. An empty page would look as though nothing had been written. */
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
