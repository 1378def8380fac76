import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { logoEntry } from '../storage.ts';
import { LogoSection } from './LogoSection.tsx';

afterEach(() => logoEntry.remove());

const section = () => screen.getByRole('region', { name: 'Custom Logo' });
const carrying = (...files: File[]) => ({ files, types: files.length > 0 ? ['Files'] : ['text/plain'], getData: () => 'text' });

const drop = (...files: File[]) => fireEvent.drop(section(), { dataTransfer: carrying(...files) });
const paste = (...files: File[]) => fireEvent.paste(screen.getByRole('button', { name: 'Upload' }), { clipboardData: carrying(...files) });
const clear = () => fireEvent.change(screen.getByLabelText('Custom Logo', { selector: 'input' }), { target: { files: [] } });

test.each([
  ['a drop of nothing', drop],
  ['a paste of text', paste],
  ['a cleared input', clear],
])('%s is rejected as no file (err.logo.no-file)', async (_name, act) => {
  render(<LogoSection />);
  act();
  expect(await screen.findByText('No file provided')).toBeDefined();
  expect(logoEntry.read()).toBeUndefined();
});

test.each([
  ['dropped', drop],
  ['pasted', paste],
])('a %s file is read like a chosen one', async (_how, act) => {
  render(<LogoSection />);
  act(new File(['GIF89a'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('Invalid file type. Please upload PNG, JPG, SVG, or WebP')).toBeDefined();
});
