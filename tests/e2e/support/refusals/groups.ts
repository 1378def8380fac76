import { button, chooseFile, dialog, escape, goTo, groups, heading, link, png, rail, screens, type Walk } from './steps.ts';

export const groupsWalk: Walk = {
  persona: 'regular',
  path: '/',
  steps: [
    {
      name: 'Groups',
      code: ['app/late', 'app/queryClient', `${screens}/Groups`],
      act: link('Groups'),
      said: 'in place',
      shown: heading,
    },
    {
      name: 'to leave one',
      code: [`${groups}/LeaveQuestion`],
      act: button(/^Leave/),
      said: 'message',
      shown: (page) => page.getByRole('alertdialog'),
      after: escape,
    },
    {
      name: 'a group',
      code: [`${screens}/Group`],
      act: goTo('/group/breadclub'),
      said: 'in place',
      shown: (page) => page.getByRole('main').getByRole('tablist'),
    },
    { name: 'what stands beside it', code: ['app/shell/ContextRail', `${rail}/AboutGroup`], said: 'nowhere' },
    {
      name: 'its menu',
      code: [`${groups}/page/GroupMenu`],
      act: (page) => page.getByRole('main').getByRole('button', { name: 'More' }).first().click(),
      said: 'message',
      shown: (page) => page.getByRole('menu'),
      after: escape,
    },
    {
      name: 'to invite',
      code: [`${groups}/members/InviteDialog`],
      act: button('Invite'),
      said: 'message',
      shown: (page) => page.getByRole('dialog', { name: 'Invite people' }),
      after: escape,
    },
    {
      name: 'the members',
      code: [`${groups}/members/MembersTab`],
      act: (page) => page.getByRole('tab', { name: 'Members' }).click(),
      said: 'in place',
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
      said: 'message',
      shown: (page) => page.getByRole('dialog', { name: /^Role of/ }),
      after: escape,
    },
    {
      name: 'a new channel',
      code: [`${groups}/channel/ChannelDialog`],
      before: (page) => page.getByRole('tab', { name: 'Channels' }).click(),
      act: button('New channel'),
      said: 'message',
      shown: (page) => dialog(page).getByRole('textbox').first(),
      after: escape,
    },
    {
      name: 'a channel',
      code: [`${screens}/Channel`],
      act: (page) => page.locator('main a[href*="/channel/"]').first().click(),
      said: 'in place',
      shown: heading,
    },
    {
      name: 'the form of a new group',
      code: [`${screens}/GroupForm`],
      act: goTo('/create-organisation'),
      said: 'in place',
      shown: (page) => page.getByRole('main').getByRole('textbox').first(),
    },
    {
      name: 'its picture',
      code: [`${groups}/form/CropDialog`],
      act: chooseFile('picture.png', 'image/png', png),
      said: 'message',
      shown: dialog,
      after: escape,
    },
  ],
};
