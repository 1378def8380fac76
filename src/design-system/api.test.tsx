import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exported, names, needs, sample, withoutElement } from './apiSamples.tsx';

/** In a dialog, an empty state and a halo, `title` is a visible or spoken title instead of the HTML attribute. */
const hasOwnTitle = /^(Dialog|DialogHeader|EmptyState|FailureState|StatePanel|Avatar)$/;

describe('every component of the design system', () => {
  it('is covered by the tests below', () => {
    expect(names.length).toBeGreaterThan(60);
    expect([...withoutElement, ...Object.keys(needs)].filter((name) => !(name in exported))).toEqual([]);
  });

  it.each(names)('%s gives its element to `ref`, with native attributes, `data-*` and `aria-*`', (name) => {
    let element: Element | null = null;
    const ref = (node: Element | null) => {
      element = node ?? element;
    };
    render(sample(name, { ref, id: 'probe', 'data-probe': name, 'aria-keyshortcuts': 'x', title: 'Said on hover' }));
    const probed = document.querySelector(`[data-probe="${name}"]`);
    expect(probed, 'data-probe reaches an element').not.toBeNull();
    expect(element, '`ref` is the same element').toBe(probed);
    expect(probed?.getAttribute('aria-keyshortcuts')).toBe('x');
    if (!hasOwnTitle.test(name)) expect(probed?.getAttribute('title')).toBe('Said on hover');
  });
});
