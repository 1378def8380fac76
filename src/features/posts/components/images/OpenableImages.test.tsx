import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { OpenableImages, type OpenableImagesProps } from './OpenableImages.tsx';
import { ImageViewer } from './PressedImages.tsx';

// A lazy chunk, which is loaded here so that no test waits for it.
beforeAll(async () => void (await ImageViewer.load()));

const Images = (props: Pick<OpenableImagesProps, 'files'>) => (
  <OpenableImages {...props} labelOf={(description) => `Enlarge: ${description}`} />
);

const files = [
  { storageId: 's1', id: 'f1', alt: 'A tram' },
  { storageId: 's2', id: 'f2', alt: 'A map' },
  { storageId: 's3', id: 'f3' },
];

test('the viewer opens at the pressed picture; Escape closes it and returns to that picture', async () => {
  const user = userEvent.setup();
  render(<Images files={files} />);
  const opener = screen.getByRole('button', { name: 'Enlarge: A map' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Image 2 of 3' }, { timeout: 10_000 });
  expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A tram', 'A map', 'Image 3 of 3']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('arrow keys, Home and End move between the pictures, at once', async () => {
  const user = userEvent.setup();
  const shown: (string | null | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('img')?.alt);
    // Simulates newer browsers.
    return Promise.resolve() as never;
  });
  render(<Images files={files} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A map' }));
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await user.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}');
  expect(shown).toEqual(['A map', 'Image 3 of 3', 'A tram', 'A tram', 'Image 3 of 3']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(3);
});

test('a single picture has no step buttons', async () => {
  const user = userEvent.setup();
  render(<Images files={files.slice(0, 1)} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A tram' }));
  await screen.findByRole('dialog', { name: 'Image' }, { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
});

test('with reduced motion the next picture is shown at once', async () => {
  const user = userEvent.setup();
  const scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original.call(window, query);
    if (query.includes('reduced-motion: reduce')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  render(<Images files={files} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A tram' }));
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await user.keyboard('{ArrowRight}');
  expect(scrollIntoView.mock.lastCall?.[0]).toMatchObject({ behavior: 'instant' });
});
