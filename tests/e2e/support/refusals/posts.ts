import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { button, chooseFile, dialog, escape, goTo, heading, inFeed, link, post, rail, screens, svg, type Walk } from './steps.ts';

export const postsWalk: Walk = {
  persona: 'regular',
  path: '/',
  steps: [
    {
      name: 'to weigh in',
      code: ['app/queryClient', 'features/posts/components/weighIn/WeighInPopover'],
      act: (page) => page.getByRole('feed').getByRole('button', { name: 'Weigh in' }).first().click(),
      reported: 'message',
      shown: (page) => page.getByRole('slider', { name: 'Relevance' }),
      after: escape,
    },
    {
      name: 'the menu of a post',
      code: ['features/posts/components/menu/PostMenu'],
      act: (page) => post(page).getByRole('button', { name: 'More' }).click(),
      reported: 'message',
      shown: (page) => page.getByRole('menu'),
      after: escape,
    },
    {
      name: 'a repost',
      code: ['features/posts/state/repost'],
      act: (page) =>
        page
          .getByRole('feed')
          .getByRole('button', { name: /^Repost/ })
          .first()
          .click(),
      reported: 'message',
      shown: (page) => page.getByRole('feed').getByRole('button', { name: /^Repost/, pressed: true }),
    },
    {
      name: 'the composer',
      code: ['features/compose/components/Composer', 'personOutbox'],
      act: button('Compose'),
      reported: 'message',
      shown: (page) => dialog(page).getByRole('textbox').first(),
      after: escape,
    },
    {
      name: 'what stands beside the feed',
      code: ['app/shell/ContextRail', 'features/reputation/components/StandingHistory'],
      reported: 'nowhere',
      shown: (page) => page.getByRole('complementary').getByRole('img').first(),
    },
    {
      name: 'what is marked as read',
      code: ['features/posts/data/watchPosts'],
      reported: 'nowhere',
      remind: async (page) => {
        await page.getByRole('tab', { name: 'Following' }).click();
        await page.getByRole('tab').first().click();
      },
    },
    {
      name: 'Explore',
      code: ['app/late', `${screens}/Search`],
      act: link('Explore'),
      reported: 'in place',
      shown: (page) => page.getByRole('searchbox'),
    },
    { name: 'what stands beside it', code: [`${rail}/AboutSearch`], reported: 'nowhere' },
    { name: 'Notifications', code: [`${screens}/Notifications`], act: link('Notifications'), reported: 'in place', shown: heading },
    { name: 'one’s own profile', code: [`${screens}/Profile`], act: link('Your profile'), reported: 'in place', shown: heading },
    { name: 'what stands beside it', code: [`${rail}/AboutPerson`], reported: 'nowhere' },
    {
      name: 'the profile menu',
      code: ['app/shell/ProfileMenu'],
      act: button('Profile menu'),
      reported: 'message',
      shown: (page) => page.getByRole('menu'),
    },
    {
      name: 'Theme Settings, whose samples of one’s own posts are no reason to wait',
      code: ['features/theme-settings/components/ThemeSettingsDialog', 'solvePaint'],
      act: async (page) => {
        // The menu may be closing at that moment.
        await expect(async () => {
          if (await page.getByRole('menu').isHidden()) await button('Profile menu')(page);
          await page.getByRole('menuitem', { name: 'Customize Theme' }).click({ timeout: 1000 });
        }).toPass();
      },
      reported: 'message',
      shown: (page) => page.getByRole('dialog', { name: 'Theme Settings' }).getByRole('slider').first(),
    },
    {
      name: 'a drawing as the logo',
      code: ['features/theme-settings/model/sanitizeSvg'],
      act: chooseFile('logo.svg', 'image/svg+xml', Buffer.from(svg)),
      reported: (page) => dialog(page).getByText('Failed to read file'),
      shown: (page) => dialog(page).getByText('logo.svg'),
      after: escape,
    },
    {
      name: 'the posts of the preview',
      code: ['app/global/ThemePreview'],
      reported: 'nowhere',
      again: async (page) => {
        await button('Profile menu')(page);
        await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
      },
      after: escape,
    },
    {
      name: 'the menu of a person',
      code: ['features/profile/components/PersonMenu'],
      before: goTo('/user/noor'),
      act: (page) => page.getByRole('main').getByRole('button', { name: 'More' }).first().click(),
      reported: 'message',
      shown: (page) => page.getByRole('menu'),
      after: escape,
    },
    {
      name: 'a link that the browser does not copy',
      code: ['app/global/LinkToCopy'],
      before: (page) =>
        page.evaluate(() => {
          const refuse = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
          Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse }, configurable: true });
        }),
      act: async (page) => {
        // The menu may be closing at that moment.
        await expect(async () => {
          if (await page.getByRole('menu').isHidden()) await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
          await page.getByRole('menuitem', { name: 'Copy link' }).click({ timeout: 1000 });
        }).toPass();
      },
      reported: 'message',
      shown: (page) => page.getByRole('dialog', { name: 'Copy this link' }),
      after: escape,
    },
    {
      name: 'a post',
      code: [`${screens}/Post`],
      before: inFeed,
      act: (page) => post(page).locator('time').first().click(),
      reported: 'in place',
      shown: (page) => page.getByRole('main').getByRole('article').first(),
    },
    {
      name: 'what tells more about it',
      code: [`${rail}/AboutAuthor`, 'features/thread/components/SortReplies'],
      before: goTo(addresses.post),
      reported: 'nowhere',
    },
    { name: 'the dense feed', code: [`${screens}/ModernFeed`], act: goTo('/modern-feed'), reported: 'in place' },
    {
      name: 'its list',
      code: ['features/feed/components/ModernFeed', 'features/feed/components/FeedEmpty'],
      reported: 'in place',
      shown: (page) => page.getByRole('main').getByRole('article').first(),
    },
    { name: 'the account', code: [`${screens}/Account`], act: goTo('/account'), reported: 'in place', shown: heading },
    {
      name: 'a new picture',
      code: ['features/onboarding/components/PictureDialog'],
      act: button('Change picture'),
      reported: 'message',
      shown: dialog,
      after: escape,
    },
    {
      name: 'the help',
      code: [`${screens}/Help`],
      act: goTo('/user/sezushelp'),
      reported: 'in place',
      shown: heading,
    },
    {
      name: 'whom somebody follows',
      code: [`${screens}/Connections`],
      act: goTo('/followers/u0000001'),
      reported: 'in place',
      shown: (page) => page.getByRole('main').getByRole('tab').first(),
    },
    {
      name: 'the composer by its address',
      code: [`${screens}/CreatePost`],
      act: goTo('/create-post'),
      reported: 'in place',
      shown: (page) => page.getByRole('dialog', { name: 'Compose' }),
      after: escape,
    },
    {
      name: 'a picture in full',
      code: ['features/posts/components/images/ImageViewer'],
      before: async (page) => {
        await goTo('/user/oleg')(page);
        await page
          .getByRole('article', { name: /^Oleg Petrov .*Waiting times at crossings, one year later$/ })
          .locator('time')
          .first()
          .click();
      },
      act: (page) => page.getByRole('button', { name: /^Enlarge: City map/ }).click(),
      reported: 'message',
      shown: (page) => page.getByRole('dialog', { name: 'Image 1 of 2' }),
      after: escape,
    },
  ],
};
