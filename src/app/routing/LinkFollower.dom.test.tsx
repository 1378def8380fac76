import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LinkFollower } from './LinkFollower.tsx';

function show(link: React.ReactNode) {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={hook}>
      <LinkFollower />
      {link}
    </Router>,
  );
  // Prevents the browser from leaving the test page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return { history, press: () => userEvent.click(screen.getByRole('link')) };
}

test('a plain link inside the application is followed without loading the page', async () => {
  const { history, press } = show(<a href="/post/1?from=here#replies">Post</a>);
  await press();
  expect(history).toEqual(['/', '/post/1?from=here#replies']);
});

test.each([
  ['another site', <a href="https://example.com/post/1">x</a>],
  [
    'a new tab',
    <a href="/post/1" target="_blank">
      x
    </a>,
  ],
  [
    'a download',
    <a href="/file" download>
      x
    </a>,
  ],
  ['a place on this page', <a href="#main">x</a>],
  [
    'what somebody else has handled',
    <a href="/post/1" onClick={(event) => event.preventDefault()}>
      x
    </a>,
  ],
])('%s is left to the browser', async (_what, link) => {
  const { history, press } = show(link);
  await press();
  expect(history).toEqual(['/']);
});
