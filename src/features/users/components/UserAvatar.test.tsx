import { render } from '@testing-library/react';
import { aPerson } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { SealMark, ShieldMark } from '@/design-system';
import { standingOf } from '@/features/reputation';
import { UserAvatar, type UserAvatarProps } from './UserAvatar.tsx';

const shapeOf = (root: ParentNode) => root.querySelector('path')?.getAttribute('d');
const shield = () => shapeOf(render(<ShieldMark />).container);
const seal = () => shapeOf(render(<SealMark />).container);

/** The outlines drawn for a person without a picture, one of which is the default figure. */
function drawnOf(overrides: Parameters<typeof aPerson>[1], size?: UserAvatarProps['size']) {
  const { container } = render(<UserAvatar user={aPerson('ines', overrides)} size={size ?? 44} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
}

test('somebody verified carries the seal, an administrator the shield, and who is both the shield alone', () => {
  expect(drawnOf({ verified: true })).toContain(seal());
  expect(drawnOf({ roles: ['admin'] })).toContain(shield());
  const both = drawnOf({ verified: true, roles: ['admin'] });
  expect(both).toContain(shield());
  expect(both).not.toContain(seal());
  const neither = drawnOf({});
  expect(neither).not.toContain(shield());
  expect(neither).not.toContain(seal());
});

test('a picture that is too small for a mark carries none', () => {
  expect(drawnOf({ verified: true }, 34)).not.toContain(seal());
});

test('the rank is what the halo says to a pointer that rests on it', () => {
  const { container } = render(<UserAvatar user={aPerson('ines', { rating: 999 })} />);
  const { rank } = standingOf(999);
  expect(rank).not.toBe('');
  expect(container.querySelector(`[title="${rank}"]`)).not.toBeNull();
});
