import { button, chooseFile, dialog, escape, goTo, groups, heading, link, png, rail, screens, type Walk } from './steps.ts';

export const groupsWalk: Walk = {
  persona: 'regular',
  path: '/',
  steps: [
    {
      name: 'Groups',
      code: ['app/late', 'app/queryClient', `${screens}/Groups`],
      act: link('Groups'),
      reported: 'in place',
      shown: heading,
    },
    {
      name: 'to leave one',
      code: [`${groups}/JoinedMenu`],
      act: button(/^Joined/),
      reported: 'message',
      shown: (page) => page.getByRole('menu'),
      after: escape,
    },
    {
      name: 'a group',
      code: [`${screens}/Group`],
      act: goTo('/group/breadclub'),
      reported: 'in place',
      shown: (page) => page.getByRole('main').getByRole('tablist'),
    },
    { name: 'what stands beside it', code: ['app/shell/ContextRail', `${rail}/AboutGroup`], reported: 'nowhere' },
    {
      name: 'its menu',
      code: [`${groups}/page/GroupMenu`],
      act: (page) => page.getByRole('main').getByRole('button', { name: 'More' }).first().click(),
      reported: 'message',
      shown: (page) => page.getByRole('menu'),
      after: escape,
    },
    {
      name: 'to invite',
      code: [`${groups}/members/InviteDialog`],
      act: button('Invite'),
      reported: 'message',
      shown: (page) => page.getByRole('dialog', { name: 'Invite people' }),
      after: escape,
    },
    {
      name: 'the members',
      code: [`${groups}/members/MembersTab`],
      act: (page) => page.getByRole('tab', { name: 'Members' }).click(),
      reported: 'in place',
      shown: (page) => page.getByRole('button', { name: /^Actions for/ }),
    },
    {
      name: 'a role',
      code: [`${groups}/members/RoleDialog`],
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Actions for/ })
          .last()
          .click();
        await page.getByRole('menuitem', { name: 'Edit role' }).click();
      },
      reported: 'message',
      shown: (page) => page.getByRole('dialog', { name: /^Role of/ }),
      after: escape,
    },
    {
      name: 'a new channel',
      code: [`${groups}/channel/ChannelDialog`],
      before: (page) => page.getByRole('tab', { name: 'Channels' }).click(),
      act: button('New channel'),
      reported: 'message',
      shown: (page) => dialog(page).getByRole('textbox').first(),
      after: escape,
    },
    {
      name: 'a channel',
      code: [`${screens}/Channel`],
      act: (page) => page.locator('main a[href*="/channel/"]').first().click(),
      reported: 'in place',
      shown: heading,
    },
    {
      name: 'the form of a new group',
      code: [`${screens}/GroupForm`],
      act: goTo('/create-organisation'),
      reported: 'in place',
      shown: (page) => page.getByRole('main').getByRole('textbox').first(),
    },
    {
      name: 'its picture',
      code: [`${groups}/form/CropDialog`],
      act: chooseFile('picture.png', 'image/png', png),
      reported: 'message',
      shown: dialog,
      after: escape,
    },
  ],
};
