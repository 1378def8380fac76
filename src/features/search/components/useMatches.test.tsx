import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rangesOf } from './useMatches.ts';

const found = (html: () => HTMLElement, term: string) => rangesOf(html(), term).map((range) => range.toString());

const box = (...texts: string[]) => {
  const element = document.createElement('div');
  for (const text of texts) element.append(Object.assign(document.createElement('p'), { textContent: text, dir: 'auto' }));
  return () => element;
};

test.each([
  ['tram', ['The Tram extension', 'tram_nils, a tram'], ['Tram', 'tram', 'tram']],
  ['@tram', ['@tram_nils'], ['tram']],
  ['шум', ['Шум на набережной'], ['Шум']],
  ['bus', ['tram'], []],
  ['@', ['@tram'], []],
] as const)('“%s” in %j', (term, texts, expected) => expect(found(box(...texts), term)).toEqual(expected));

test('people’s own text is highlighted, but not the interface’s', () => {
  const { container } = render(
    <>
      <h2>People le</h2> <a href="/search?tab=people">See all le</a>
      <a href="/profile/1" dir="auto">
        Lena 1
      </a>
      <bdi>@lena_2</bdi> <bdi>Legend</bdi> <button>Leave</button>
      <a href="/group/1">
        <bdi>Legal 3</bdi>
      </a>
      <bdi>Le Member</bdi> <a href="/edit">Le Manage</a>
      <article>
        <p>Lena reposted</p> <span>@lena_4</span> <a href="/post/1">2le</a>
        <h2 dir="auto">
          <a href="/post/1">Less noise 5</a>
        </h2>
        <p dir="auto">
          A <a href="/user/leo">@leo</a> with a <span>letter</span>
        </p>
      </article>
    </>,
  );
  const tinted = rangesOf(container, 'le').map(({ startContainer }) => startContainer.textContent);
  expect(tinted).toEqual(['Lena 1', '@lena_2', 'Legal 3', '@lena_4', 'Less noise 5', '@leo', 'letter']);
});
