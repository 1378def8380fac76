import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emptyDraft } from '../model/draft.ts';
import { LinkCard } from './LinkCard.tsx';

test('shows the encoded letters of an address as letters, but no invisible characters', () => {
  const text = 'https://ru.wikipedia.org/wiki/%D0%A1%D0%B0%D0%B4%E3%85%A4';
  render(<LinkCard draft={{ ...emptyDraft, text }} onChange={vi.fn()} />);
  expect(screen.getByText('/wiki/Сад%E3%85%A4')).toBeTruthy();
});
