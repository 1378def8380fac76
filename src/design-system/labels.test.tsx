import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './controls/TextField/TextField.tsx';
import { FailureState } from './display/StateMessage/FailureState.tsx';
import { LabelsProvider, type SayLabels } from './labels.ts';

const german = new Map([
  ['Retry', 'Nochmal'],
  ['Clear', 'Leeren'],
]);
const sayGerman: SayLabels = (_name, english) =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, german.get(text as string) ?? text])) as typeof english;

const parts = (retryLabel?: string) => (
  <>
    <FailureState title="x" onRetry={() => undefined} retryLabel={retryLabel} />
    <TextField label="y" value="z" onChange={() => undefined} />
  </>
);

test('uses the labels that the application passes, and English without them', () => {
  const { rerender } = render(parts());
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Retry',
    'Clear',
  ]);
  rerender(<LabelsProvider value={sayGerman}>{parts()}</LabelsProvider>);
  expect(screen.getByRole('button', { name: 'Nochmal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leeren' })).toBeTruthy();
});

test('a label of the screen wins over the default', () => {
  render(<LabelsProvider value={sayGerman}>{parts('Try again')}</LabelsProvider>);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
