import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DetailImages } from './DetailImages.tsx';
// A chunk of its own; here it is loaded already, so that no test waits for it.
import './ImageViewer.tsx';

const files = [
  { storageId: 's1', id: 'f1', alt: 'A tram' },
  { storageId: 's2', id: 'f2', alt: 'A map' },
  { storageId: 's3', id: 'f3' },
];

test('the viewer begins with the pressed picture; Escape closes it and leads back to that picture', async () => {
  const user = userEvent.setup();
  render(<DetailImages files={files} />);
  const opener = screen.getByRole('button', { name: 'Enlarge: A map' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Image 2 of 3' }, { timeout: 10_000 });
  expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A tram', 'A map', 'Image 3 of 3']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('arrow keys, Home and End go from picture to picture, at once', async () => {
  const user = userEvent.setup();
  const shown: (string | null | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('img')?.alt);
    // As newer browsers answer.
    return Promise.resolve() as never;
  });
  render(<DetailImages files={files} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A map' }));
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await user.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}');
  expect(shown).toEqual(['A map', 'Image 3 of 3', 'A tram', 'A tram', 'Image 3 of 3']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(3);
});

test('a single picture needs no buttons to step', async () => {
  const user = userEvent.setup();
  render(<DetailImages files={files.slice(0, 1)} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A tram' }));
  await screen.findByRole('dialog', { name: 'Image' }, { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
});

test('for people who ask for less motion the next picture is there at once', async () => {
  const user = userEvent.setup();
  const scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original.call(window, query);
    if (query.includes('reduced-motion: reduce')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  render(<DetailImages files={files} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge: A tram' }));
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await user.keyboard('{ArrowRight}');
  expect(scrollIntoView.mock.lastCall?.[0]).toMatchObject({ behavior: 'instant' });
});
