import { act, screen, within } from '@testing-library/react';
import { aPost } from '@tests/support/factories';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { media } from '@/design-system/styles/media.ts';
import IntroPosts from '@/features/feed/components/IntroPosts.tsx';
import { SignIn, Welcome } from '@/features/onboarding';
import { weighInAtom } from '@/features/posts/state/weighIn.ts';
import { putUsersAtom } from '@/features/users';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();
const patience = { timeout: 5000 };

async function openGreeting(isWide: boolean) {
  mocks.become('newcomer');
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === media.desktop
      ? ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() } as never)
      : matchMedia.call(window, query),
  );
  mocks.fail({ path: '/api/posts/intro', status: 200, body: { results: [aPost('w1', { title: 'Welcome to Sez' })], count: 1 } });
  renderApp(<IntroPosts />, (await signedInStore()).store, '/');
  await screen.findByText('Welcome to Sez', {}, patience);
}

test('a newcomer sees three people to follow if there is no rail (gap.storage.isFirstLogin)', async () => {
  await openGreeting(false);
  const people = await screen.findByRole('region', { name: 'Suggested people' }, patience);
  expect(await within(people).findAllByRole('button', { name: /^Follow/ }, patience)).toHaveLength(3);
});

test('the welcome posts are read from the oldest, also where two were published at the same time', async () => {
  mocks.become('newcomer');
  const publishedAt = '2026-10-21T12:00:00.000Z';
  const results = [
    aPost('w3', { title: 'Three', publishedAt: '2026-10-22T12:00:00.000Z' }),
    aPost('w2', { title: 'Two', publishedAt }),
    aPost('w1', { title: 'One', publishedAt }),
  ];
  mocks.fail({ path: '/api/posts/intro', status: 200, body: { results, count: 3 } });
  renderApp(<IntroPosts />, (await signedInStore()).store, '/');
  await screen.findByText('One', {}, patience);
  expect(screen.getAllByRole('heading', { name: /^(One|Two|Three)$/ }).map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

test('beside the rail the welcome posts are shown alone (gap.storage.isFirstLogin)', async () => {
  await openGreeting(true);
  expect(screen.queryByRole('region', { name: 'Suggested people' })).toBeNull();
});

describe('a newcomer’s first steps', () => {
  const card = () => screen.findByRole('region', { name: 'First steps' }, patience);
  const open = async () => {
    const { store, user: me } = await signedInStore();
    const view = renderApp(<IntroPosts />, store, '/');
    const welcome = await screen.findByRole('region', { name: /^Welcome/ }, patience);
    const [article] = await within(welcome).findAllByRole('article', {}, patience);
    const weighIn = () =>
      store.set(weighInAtom, required(article?.dataset['postId']), { description: '', values: { '2': 1, '3': 0, '4': 0 } });
    return { store, me, weighIn, ...view };
  };
  const steps = async () => (await within(await card()).findAllByRole('listitem')).map(({ textContent }) => textContent);

  test('each is ticked once it is done', async () => {
    mocks.become('newcomer');
    const { store, me, user, weighIn } = await open();
    act(() => store.set(putUsersAtom, [{ ...me, avatarFile: null }]));
    expect(await steps()).toEqual(['Add a picture', 'Follow three people (0 of 3)', 'Weigh in on a post']);
    const buttons = await screen.findAllByRole('button', { name: 'Follow' }, patience);
    for (const button of buttons.slice(0, 2)) await user.click(button);
    expect(await steps()).toContain('Follow three people (2 of 3)');
    await user.click(required(buttons[2]));
    expect(await steps()).toContain('Follow three people (3 of 3): done');
    await act(weighIn);
    expect(await steps()).toContain('Weigh in on a post: done');
    act(() => store.set(putUsersAtom, [{ ...me, avatarFile: { id: 'f1', storageId: 's1' } }]));
    expect(await steps()).toContain('Add a picture: done');
  });

  test('a weigh-in that was refused is not ticked; an accepted one stays ticked, also where no post shows it', async () => {
    mocks.become('newcomer');
    const first = await open();
    const { user } = first;
    mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 500, times: 1 });
    // A press comes before every weigh-in.
    await user.click(document.body);
    await act(first.weighIn);
    expect(await steps()).toContain('Weigh in on a post');
    await act(first.weighIn);
    expect(await steps()).toContain('Weigh in on a post: done');
    first.unmount();
    mocks.fail({ path: '/api/posts/intro', status: 200, body: { results: [aPost('w1', { title: 'Welcome to Sez' })], count: 1 } });
    await open();
    expect(await steps()).toContain('Weigh in on a post: done');
  });

  test.each([
    ['first steps', 'Dismiss the first steps', /^Welcome/, 'Dismiss the welcome posts'],
    ['welcome posts', 'Dismiss the welcome posts', /^First steps/, 'Dismiss the first steps'],
  ])('dismissing the %s leaves the others, also after a reload; dismissing both ends the welcome', async (_one, dismiss, left, dismissLeft) => {
    mocks.become('newcomer');
    localStorage.setItem('isFirstLogin', 'true');
    const { user, unmount } = await open();
    const names = () => screen.getAllByRole('button', { name: /^Dismiss/ }).map((button) => button.getAttribute('aria-label'));
    await user.click(screen.getByRole('button', { name: dismiss }));
    expect(screen.getByRole('region', { name: left })).toBeDefined();
    expect(names()).toEqual([dismissLeft]);
    unmount();
    renderApp(<IntroPosts />, (await signedInStore()).store, '/');
    await screen.findByRole('region', { name: left }, patience);
    expect(names()).toEqual([dismissLeft]);
    await user.click(screen.getByRole('button', { name: dismissLeft }));
    expect(localStorage.getItem('isFirstLogin')).toBeNull();
  });

  test('they are shown where the welcome posts can’t be had', async () => {
    mocks.become('newcomer');
    mocks.fail({ path: '/api/posts/intro', status: 500 });
    renderApp(<IntroPosts />, (await signedInStore()).store, '/');
    expect(await card()).toBeDefined();
  });

  test('dismissing them lasts for this person in this browser, and moves the focus on', async () => {
    mocks.become('newcomer');
    const { user, unmount } = await open();
    await user.click(within(await card()).getByRole('button', { name: 'Dismiss the first steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    unmount();
    const again = await open();
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    again.unmount();
    mocks.become('regular');
    await open();
    expect(await card()).toBeDefined();
  });
});

test.each([
  ['sign-in', <SignIn key="a" frame={{ brand: 'Sez' }} />],
  ['welcome', <Welcome key="b" brand="Sez" links={null} />],
])('the %s page leads to the short sign-up, too (route.sign-up)', async (_page, page) => {
  renderApp(page, createStore(), '/');
  expect((await screen.findByRole('link', { name: 'Sign up with a password' }, patience)).getAttribute('href')).toBe('/sign-up');
});
