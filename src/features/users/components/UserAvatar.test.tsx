import { render } from '@testing-library/react';
import { aPerson } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { Avatar, SealMark, ShieldMark } from '@/design-system';
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

test('the halo is as long as the percentile and has the colour of the tier (gap.user.halo-look)', () => {
  const haloOf = ({ container }: ReturnType<typeof render>) => {
    const arc = container.querySelector('[stroke-dasharray]');
    return [arc?.getAttribute('stroke-dasharray'), arc?.closest('svg')?.getAttribute('class')];
  };
  for (const [rating, percentile, step] of [
    [9, 25, 'one'],
    [99, 50, 'two'],
    [999, 75, 'three'],
  ] as const) {
    const person = render(<UserAvatar user={aPerson('ines', { rating })} size={64} />);
    expect(haloOf(person)).toEqual(haloOf(render(<Avatar name="Ines" size={64} halo={{ percent: percentile, step, title: '' }} />)));
    expect(haloOf(person)[0]).toBe(`${percentile} 100`);
  }
});
