import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Href } from '../../private/native.ts';
import { Anchor, type LinkElementProps, LinkProvider } from './Anchor.tsx';

const Routed = (props: LinkElementProps) => <a data-routed="yes" {...props} />;
const drawn = (href: Href, isNewTab = false) => {
  render(
    <LinkProvider element={Routed}>
      <Anchor href={href} isNewTab={isNewTab}>
        There
      </Anchor>
    </LinkProvider>,
  );
  return screen.getByText('There');
};

describe('Anchor', () => {
  it.each(['/', '/post/1?tab=replies', '?query=tram', '#main'] as const)('navigates inside the app through the router: %s', (href) => {
    expect(drawn(href).dataset['routed']).toBe('yes');
  });

  it.each([
    'https://council.example',
    '//council.example',
    'mailto:desk@council.example',
  ] as const)('leaves every other address to the browser: %s', (href) => {
    const link = drawn(href);
    expect(link.dataset['routed']).toBeUndefined();
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('opens a new tab without the router, and without telling the new page about this one', () => {
    const link = drawn('/', true);
    expect(link.dataset['routed']).toBeUndefined();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is a plain anchor without a provided link', () => {
    render(<Anchor href="/groups">Groups</Anchor>);
    expect(screen.getByRole('link', { name: 'Groups' }).getAttribute('href')).toBe('/groups');
  });
});
