import { expect, type Page } from '@playwright/test';
import { dialog, escape, goTo, reconnect, retry, type Walk } from './steps.ts';

interface MockWindow {
  __mock: {
    advance: (milliseconds: number) => unknown;
    emit: (name: 'new_notification', payload: object) => unknown;
    fail: (fault: { path: string; status: number; code: number }) => unknown;
    scenario: (name: string) => unknown;
  };
}

const notified = (page: Page) => page.evaluate(() => void (window as unknown as MockWindow).__mock.emit('new_notification', {}));

export const idleWalk: Walk = {
  persona: 'regular',
  path: '/',
  steps: [
    {
      name: 'what has come on top of a list since',
      code: ['app/queryClient', 'features/feed/components/NewPostsPill'],
      // The page checks the list's age when it shows the list again.
      before: async (page) => {
        await page.evaluate(() => void (window as unknown as MockWindow).__mock.advance(90_000));
        await goTo('/about')(page);
        await expect(retry(page)).toBeVisible();
        await goTo('/')(page);
      },
      reported: 'nowhere',
    },
    {
      name: 'what was not sent, live updates and the keyboard’s shortcuts',
      code: ['personOutbox', 'app/late', 'app/global/Background', 'app/shortcuts/Shortcuts'],
      reported: 'nowhere',
    },
    {
      name: 'the connection of live updates',
      code: ['socket.io-client/build/esm'],
      reported: (page) => page.getByRole('status').getByText(/^Connection to live updates failed/),
      remind: reconnect,
    },
    {
      name: 'the private groups that may have put the person out',
      code: ['app/realtime/privateGroups'],
      before: notified,
      reported: 'nowhere',
      remind: notified,
    },
    {
      name: 'the list of shortcuts',
      code: ['app/shortcuts/ShortcutList'],
      act: (page) => page.keyboard.press('?'),
      reported: 'message',
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
      reported: 'nowhere',
      shown: (page) => page.getByRole('main').getByRole('link', { name: 'Find people' }),
    },
    {
      name: 'the welcome of somebody new',
      code: ['features/feed/components/IntroPosts'],
      before: async (page) => {
        await page.evaluate(() => localStorage.setItem('isFirstLogin', 'true'));
        await page.reload();
      },
      reported: 'nowhere',
    },
    {
      name: 'colours for whoever wants more contrast',
      code: ['solvePaint'],
      act: (page) => page.emulateMedia({ contrast: 'more' }),
      reported: 'nowhere',
    },
    {
      name: 'the palette of commands',
      code: ['app/shortcuts/CommandPalette'],
      // It needs the solver of the step before. An open dialog gets all keys, also while it is closing.
      before: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      act: (page) => page.keyboard.press('Control+k'),
      reported: 'message',
      shown: dialog,
      after: escape,
    },
    { name: 'messages that move', code: ['app/global/ToastLayer'], reported: 'nowhere' },
    {
      name: 'the log of popups',
      code: ['app/debug/DebugPopups'],
      before: async (page) => {
        await page.evaluate(() => localStorage.setItem('debugPopups', 'true'));
        await page.reload();
      },
      reported: 'nowhere',
    },
    {
      name: 'an account that is gone',
      code: ['app/global/AccountGone'],
      before: async (page) => {
        // The user request can't be the one that fails, as that would end the session; the one for the count is repeated after a reload.
        await page.evaluate(
          () => void (window as unknown as MockWindow).__mock.fail({ path: '/api/notifications/unread', status: 403, code: 403021 }),
        );
        await page.reload();
      },
      reported: (page) => page.getByRole('alertdialog'),
      again: async (page) => void (await page.reload()),
      shown: dialog,
    },
  ],
};
