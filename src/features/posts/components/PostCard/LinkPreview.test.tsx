import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LinkPreview } from './LinkPreview.tsx';

const drawn = (url: string, imageUrl: string) => {
  const { container } = render(<LinkPreview preview={{ url, title: 'Annex', description: '', imageUrl, isDisabledPreview: false }} />);
  return container;
};

describe('the preview of a link', () => {
  test('fetches its picture without credentials or referrer', () => {
    const picture = drawn('https://council.example/annex', 'https://pictures.example/a.png').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/a.png');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(picture?.getAttribute('crossorigin')).toBe('anonymous');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://council.example/annex');
  });

  test.each([
    '/api/siwf/callback?authorizationCode=new',
    '/api/siwf/handle?fromUsername=maya&toUsername=hacked',
    '/s3/../api/auth/logout',
    `${location.origin}/api/siwf/callback?authorizationCode=new`,
    'http://pictures.example/a.png',
  ])('never requests %s without a press', (imageUrl) => {
    expect(drawn('https://council.example/annex', imageUrl).querySelector('img')).toBeNull();
    expect(screen.getByRole('link')).toBeTruthy();
  });

  test('says where it leads: the host behind the user part, in unambiguous letters, without reversed text', () => {
    const { container } = render(
      <LinkPreview
        preview={{
          url: 'https://bank.example@\u0430pple.example/',
          title: '\u202Eknab.elpmaxe',
          description: 'Sign \u2066in',
          imageUrl: '',
          isDisabledPreview: false,
        }}
      />,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://xn--pple-43d.example/');
    expect(container.textContent).toBe('xn--pple-43d.exampleknab.elpmaxeSign in');
  });

  test.each(['javascript:alert(1)', '/api/auth/logout'])('does not link %s', (url) => {
    expect(drawn(url, '').childElementCount).toBe(0);
  });
});
