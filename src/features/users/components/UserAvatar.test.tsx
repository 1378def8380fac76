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

test('verified people have the seal, administrators the shield, and people who are both only the shield', () => {
  expect(drawnOf({ verified: true })).toContain(seal());
  expect(drawnOf({ roles: ['admin'] })).toContain(shield());
  const both = drawnOf({ verified: true, roles: ['admin'] });
  expect(both).toContain(shield());
  expect(both).not.toContain(seal());
  const neither = drawnOf({});
  expect(neither).not.toContain(shield());
  expect(neither).not.toContain(seal());
});

test('a picture that is too small for a mark has none', () => {
  expect(drawnOf({ verified: true }, 34)).not.toContain(seal());
});

test('resting the pointer on the halo shows the rank', () => {
  const { container } = render(<UserAvatar user={aPerson('ines', { rating: 999 })} />);
  const { rank } = standingOf(999);
  expect(rank).not.toBe('');
  expect(container.querySelector(`[title="${rank}"]`)).not.toBeNull();
});
