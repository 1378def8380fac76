import { expect } from '@playwright/test';
import { dialog, escape, goTo, reconnect, retry, type Walk } from './steps.ts';

interface MockWindow {
  __mock: {
    advance: (milliseconds: number) => unknown;
    fail: (fault: { path: string; status: number; code: number }) => unknown;
    scenario: (name: string) => unknown;
  };
}

export const idleWalk: Walk = {
  persona: 'regular',
  path: '/',
  steps: [
    {
      name: 'what has come on top of a list since',
      code: ['app/queryClient', 'features/feed/components/NewPostsPill'],
      // The page looks at the time again when it shows something with an age again.
      before: async (page) => {
        await page.evaluate(() => void (window as unknown as MockWindow).__mock.advance(90_000));
        await goTo('/about')(page);
        await expect(retry(page)).toBeVisible();
        await goTo('/')(page);
      },
      said: 'nowhere',
    },
    {
      name: 'what was not sent, live updates and the keyboard’s shortcuts',
      code: ['outbox', 'app/late', 'app/realtime/LiveUpdates', 'app/shortcuts/Shortcuts'],
      said: 'nowhere',
    },
    {
      name: 'the connection of live updates',
      code: ['socket.io-client/build/esm'],
      said: (page) => page.getByRole('status').getByText(/^Connection to live updates failed/),
      remind: reconnect,
    },
    {
      name: 'the list of shortcuts',
      code: ['app/shortcuts/ShortcutList'],
      act: (page) => page.keyboard.press('?'),
      said: 'message',
      shown: dialog,
      after: escape,
    },
    {
      name: 'an empty list',
      code: ['features/feed/components/FeedEmpty'],
      before: async (page) => {
        await page.evaluate(() => void (window as unknown as MockWindow).__mock.scenario('empty-feed'));
        await page.getByRole('tab', { name: 'Following' }).click();
      },
      said: 'nowhere',
      shown: (page) => page.getByRole('main').getByRole('link', { name: 'Find people' }),
    },
    {
      name: 'the welcome of somebody new',
      code: ['features/feed/components/IntroPosts'],
      before: async (page) => {
        await page.evaluate(() => localStorage.setItem('isFirstLogin', 'true'));
        await page.reload();
      },
      said: 'nowhere',
    },
    {
      name: 'colours for whoever wants more contrast',
      code: ['solvePaint'],
      act: (page) => page.emulateMedia({ contrast: 'more' }),
      said: 'nowhere',
    },
    { name: 'messages that move', code: ['app/global/ToastLayer'], said: 'nowhere' },
    {
      name: 'an account that is gone',
      code: ['app/global/AccountGone'],
      before: async (page) => {
        // Not from the user fetch, which would end the session: the page that is loaded anew is asked for once more.
        await page.evaluate(
          () => void (window as unknown as MockWindow).__mock.fail({ path: '/api/notifications/unread', status: 403, code: 403021 }),
        );
        await page.reload();
      },
      said: (page) => page.getByRole('alertdialog'),
      again: async (page) => void (await page.reload()),
      shown: dialog,
    },
  ],
};
