import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { readLogoFile } from '../model/logoFile.ts';
import { logoEntry } from '../storage.ts';
import { LogoSection } from './LogoSection.tsx';

/** Creates a new store for each story. */
function Stage({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Provider store={store}>{children}</Provider>;
}

const meta = {
  title: 'Theme Settings/Custom logo',
  tags: ['!autodocs'],
  component: LogoSection,
  beforeEach: () => {
    logoEntry.remove();
    return () => logoEntry.remove();
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof LogoSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8">${inner}</svg>`;
const file = (content: BlobPart, name = 'logo.svg', type = 'image/svg+xml') => new File([content], name, { type });

/** Bypasses the chooser's filter, as a person does with "all files". */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  await fireEvent.change(within(canvasElement).getByLabelText('Custom Logo', { selector: 'input' }), { target: { files } });
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Default Logo')).toBeVisible();
  },
};

export const UploadThenReset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, file(svg('<rect width="8" height="8"/>'), 'mark.svg'));
    await waitFor(() => expect(canvas.queryByText('Default Logo')).toBeNull());
    await expect(canvas.getAllByText('Custom Logo')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Sez' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml;base64,/));
    await expect(canvas.getByText('mark.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Reset to default logo?' })).getByRole('button', { name: 'Reset' }),
    );
    await waitFor(() => expect(canvas.getByText('Default Logo')).toBeVisible());
  },
};

export const ScriptsAreTakenOutOfADrawing: Story = {
  play: async ({ canvasElement }) => {
    const dirty = svg(
      '<script>alert(1)</script><a href="javascript:alert(1)"><circle r="2" onclick="alert(1)"/></a><foreignObject><p>x</p></foreignObject>',
    );
    await choose(canvasElement, file(dirty));
    await waitFor(() => expect(logoEntry.read()?.logoType).toBe('custom'));
    const stored = atob(logoEntry.read()?.customLogoUrl.split(',')[1] ?? '');
    await expect(stored).toContain('<circle');
    await expect(stored).not.toMatch(/script|onclick|foreignObject|alert/i);
  },
};

export const ShapesInsideALink: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file(svg('<a href="https://elsewhere.example/" fill="red"><g><circle r="2"/></g></a>')));
    await waitFor(() => expect(logoEntry.read()?.logoType).toBe('custom'));
    const stored = atob(logoEntry.read()?.customLogoUrl.split(',')[1] ?? '');
    await expect(stored).toMatch(/<g fill="red"><g><circle/);
    await expect(stored).not.toMatch(/<a[ >]|elsewhere/);
  },
};

export const NoShapes: Story = {
  play: ({ canvasElement }) =>
    refuses(
      canvasElement,
      file(svg('<a href="#x"/><defs><path id="x" d="M0 0h8"/></defs><use href="#x"/>')),
      'Invalid file type. Please upload PNG, JPG, SVG, or WebP',
    ),
};

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function refuses(canvasElement: HTMLElement, chosen: File | undefined, message: string) {
  await choose(canvasElement, ...(chosen ? [chosen] : []));
  await waitFor(() => expect(within(canvasElement).getByText(message)).toBeVisible());
  await expect(within(canvasElement).getByText('Default Logo')).toBeVisible();
  await expect(logoEntry.read()).toBeUndefined();
}

export const AnotherTypeUnderAFittingName: Story = {
  play: ({ canvasElement }) =>
    refuses(canvasElement, file('GIF89a', 'logo.png', 'image/png'), 'Invalid file type. Please upload PNG, JPG, SVG, or WebP'),
};

const drawingOf = (bytes: number) => file(svg('<rect width="8" height="8"/>').padEnd(bytes));

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    await expect(await readLogoFile(drawingOf(2 * 1024 * 1024))).toMatchObject({ isRead: true });
    await refuses(canvasElement, drawingOf(2 * 1024 * 1024 + 1), 'File too large. Maximum size is 2MB');
  },
};

export const NoFile: Story = {
  play: ({ canvasElement }) => refuses(canvasElement, undefined, 'No file provided'),
};

export const ADamagedPicture: Story = {
  play: ({ canvasElement }) => refuses(canvasElement, file(png, 'logo.png', 'image/png'), 'Failed to read file'),
};

export const NoRoomInTheStorage: Story = {
  play: async ({ canvasElement }) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await refuses(canvasElement, file(svg('<rect width="8" height="8"/>')), 'Failed to save logo to storage');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  },
};
