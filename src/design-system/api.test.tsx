import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

  it('has a documentation that names no component which cannot be imported', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((path) => `${import.meta.dirname}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path));
    const components = new Set(files.map((path) => basename(path, '.tsx')));
    const documented = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)/g)].map(
        ([, text = '', name = '']) => ({ name, text }),
      ),
    );
    const named = documented
      .filter(({ name }) => name in exported)
      .flatMap(({ name, text }) => [...text.matchAll(/\b[A-Z][a-z]+[A-Z]\w*|(?<=\b[Uu]se )[A-Z]\w+/g)].map(([word]) => ({ name, word })));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ word }) => components.has(word) && !(word in exported))).toEqual([]);
  });
});
