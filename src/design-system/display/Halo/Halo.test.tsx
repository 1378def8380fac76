import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Halo } from './Halo.tsx';

test.each([
  [0, undefined],
  [4.99, undefined],
  [5, '5 100'],
  [64, '64 100'],
])('%d percent draw an arc of %s (const.halo-from)', (percent, arc) => {
  const { container } = render(<Halo percent={percent} step="one" size={40} />);
  expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe(arc);
});

test('a whole circle has no gap, and more than that does not exist', () => {
  for (const percent of [100, 140]) {
    const { container, unmount } = render(<Halo percent={percent} step="five" size={40} />);
    expect(container.querySelectorAll('circle')).toHaveLength(3);
    expect(container.querySelector('[stroke-dasharray]')).toBeNull();
    unmount();
  }
});
