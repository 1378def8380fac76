import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RegionBoundary } from './RegionBoundary.tsx';

/** The whole application with a part that fails to render. */
let isBroken = true;
function Application() {
  if (isBroken) throw new Error('Cannot be drawn');
  return <p>The feed</p>;
}

test('at the top level a render error shows a message instead of a blank page, is logged, and recovers after a retry', async () => {
  isBroken = true;
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // Rendered without providers: neither a store nor a router, since they may be what failed.
  render(
    <RegionBoundary>
      <Application />
    </RegionBoundary>,
  );
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(log).toHaveBeenCalledWith('[sez] a region of the screen failed', expect.any(Error));
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.setup().click(again);
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The feed')).toBeDefined();
});

test('an optional part that cannot be rendered is omitted, and the rest stays', () => {
  isBroken = true;
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <RegionBoundary fallback="nothing">
        <Application />
      </RegionBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The rest')).toBeDefined();
});
