import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/deployment.ts';

// Covers every step of the membership state machine from both sides: two browsers run the live build against the mock server.

// Two browsers on a busy machine: Firefox needs over a second for a press there.
test.setTimeout(420_000);

/** Waits for a message and closes all messages, so that a later one with the same text is a new one. */
async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const close = page.getByRole('button', { name: /^(Close|Dismiss)/ });
  // Pressed by script, because a message may go by itself while a slow browser's pointer is on its way.
  await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(close).toHaveCount(0);
}

async function act(page: Page, person: string, item: string, confirm?: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
}

const section = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });

test('a membership from both sides: request, approval, role, ban, lifted ban, invitation, leaving', { tag: '@engines' }, async ({
  problems,
  deployment,
}) => {
  problems.allow(/404.*\/api\/organizations\//);
  const { page: owner } = await deployment.signIn('+12015550123'); // lena owns the Slow Bread Club
  const { page: guest } = await deployment.signIn('+12015550101'); // maya has no role there
  await guest.goto('group/breadclub');
  await owner.goto('group/breadclub?tab=members');

  await test.step('asks, and is let in', async () => {
    await guest.getByRole('button', { name: 'Ask to join: Slow Bread Club' }).click();
    await expectMessage(guest, 'Request sent');
    await expect(guest.getByRole('button', { name: 'Requested: Slow Bread Club' })).toBeDisabled();
    await owner.reload();
    await section(owner, /^Requests/);
    // The longest waiting request comes first, so the newest is last.
    await expect(owner.getByRole('list', { name: 'Join requests' }).getByRole('listitem').last()).toContainText('Maya Okafor');
    await expectNoAxeViolations(owner);
    await owner.getByRole('button', { name: 'Approve: Maya Okafor' }).click();
    await expectMessage(owner, 'Request approved');
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Joined: Slow Bread Club' })).toBeVisible();
  });

  await test.step('gets a role and the rights of that role', async () => {
    await section(owner, /^Members/);
    await act(owner, 'Maya Okafor', 'Edit role');
    await owner.getByRole('dialog', { name: 'Role of Maya Okafor' }).getByRole('radio', { name: 'Moderator' }).check({ force: true });
    await owner.getByRole('button', { name: 'Save role' }).click();
    await expectMessage(owner, 'Role has been updated.');
    await act(owner, 'Maya Okafor', 'Hide role on profile');
    await expectMessage(owner, 'Profile visibility has been updated.');
    await guest.goto('group/breadclub?tab=members');
    await expect(guest.getByRole('radio', { name: /^Requests/ })).toBeAttached();
    await expect(guest.getByRole('radio', { name: /^Invited/ })).not.toBeAttached();
    await guest
      .getByRole('button', { name: 'Actions for Ravi' })
      .or(guest.getByRole('button', { name: /Actions for Zs/ }))
      .first()
      .click();
    await expect(guest.getByRole('menuitem')).toHaveText(['Remove from group', 'Ban from group']);
    await guest.keyboard.press('Escape');
  });

  await test.step('follows, is banned and no longer follows', async () => {
    await guest.getByRole('button', { name: 'Follow Slow Bread Club' }).click();
    await expectMessage(guest, 'Slow Bread Club has been added to your Following feed.');
    await act(owner, 'Maya Okafor', 'Ban from group', 'Ban');
    await expectMessage(owner, 'Member has been banned.');
    await guest.reload();
    await expect(guest.getByText('You’re banned from this group')).toBeVisible();
    await expect(guest.getByRole('tab')).toHaveCount(0);
    const followed = () =>
      guest.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { followingChannels?: unknown };
        return JSON.stringify(user.followingChannels);
      });
    await expect.poll(followed).not.toContain('Slow Bread Club');
    await section(owner, /^Banned/);
    await owner.getByRole('button', { name: 'Unban: Maya Okafor' }).click();
    await expectMessage(owner, 'Member has been unbanned.');
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Ask to join: Slow Bread Club' })).toBeVisible();
  });

  await test.step('is invited, and the invitation is withdrawn', async () => {
    await invite(owner, '@may', 'Maya Okafor');
    await guest.reload();
    await expect(guest.getByText('You’re invited as Member.')).toBeVisible();
    await section(owner, /^Invited/);
    await owner.getByRole('button', { name: 'Cancel invitation: Maya Okafor' }).click();
    await expectMessage(owner, 'Invitation has been canceled.');
    await guest.getByRole('button', { name: 'Accept: Slow Bread Club' }).click();
    await expectMessage(guest, 'Invitation not found');
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Ask to join: Slow Bread Club' })).toBeVisible();
  });

  await test.step('declines one invitation and accepts another in the notification', async () => {
    await invite(owner, 'maya', 'Maya Okafor');
    await guest.reload();
    await guest.getByRole('button', { name: 'Decline: Slow Bread Club' }).click();
    await expectMessage(guest, 'Invitation has been declined.');
    await owner.reload();
    await invite(owner, 'maya', 'Maya Okafor');
    await guest.goto('notifications');
    await guest.getByRole('button', { name: 'Accept: Slow Bread Club' }).first().click();
    await expectMessage(guest, 'Invitation has been accepted.');
    await expect(guest.getByRole('button', { name: 'Accept: Slow Bread Club' })).toHaveCount(0);
  });

  await test.step('is removed, asks again, is declined', async () => {
    await owner.reload();
    // The address keeps the selected list of people.
    await section(owner, /^Members/);
    await act(owner, 'Maya Okafor', 'Remove from group', 'Remove');
    await expectMessage(owner, 'Member has been deleted.');
    await guest.goto('group/breadclub');
    await guest.getByRole('button', { name: 'Ask to join: Slow Bread Club' }).click();
    await expectMessage(guest, 'Request sent');
    await owner.reload();
    await section(owner, /^Requests/);
    await owner.getByRole('button', { name: 'Decline: Maya Okafor' }).click();
    await expectMessage(owner, 'Request declined');
  });

  await test.step('accepts an invitation by asking, and leaves', async () => {
    await guest.goto('groups');
    await invite(owner, 'maya', 'Maya Okafor');
    // The page doesn't know about the invitation yet; a request from somebody who is invited accepts it.
    await guest
      .getByRole('button', { name: 'Ask to join: Slow Bread Club' })
      .or(guest.getByRole('button', { name: 'Accept: Slow Bread Club' }))
      .click();
    await expectMessage(guest, 'Invitation has been accepted.');
    await guest.goto('group/breadclub');
    await guest.getByRole('button', { name: 'Joined: Slow Bread Club' }).click();
    await guest.getByRole('menuitem', { name: 'Leave group' }).click();
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expectMessage(guest, 'Left group');
    await expect(guest.getByRole('button', { name: 'Ask to join: Slow Bread Club' })).toBeVisible();
  });
});

async function invite(page: Page, term: string, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('textbox', { name: 'Find people' }).fill(term);
  await dialog.getByRole('button', { name: `Choose: ${person}` }).click();
  await expect(dialog.getByRole('list', { name: 'Chosen people' })).toContainText(person);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expectMessage(page, 'Member has been added.');
}

test('a group from its creation to its end, with a channel and a post in it', { tag: '@engines' }, async ({ problems, deployment }) => {
  problems.allow(/404.*\/api\/organizations\//);
  const { page } = await deployment.signIn('+12015550123');
  await page.goto('groups');
  await page.getByRole('link', { name: 'Create group' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^\W*Name/ })).toBeFocused();
  // The header doesn't hide the field's label.
  const [header, label] = await Promise.all(
    [page.getByRole('banner'), page.locator('label', { hasText: 'Name' }).first()].map((part) => part.boundingBox()),
  );
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await page.getByRole('textbox', { name: /^\W*Name/ }).fill('Kite Club');
  await page.getByRole('textbox', { name: /Username/ }).fill('citydesk');
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await page.getByRole('textbox', { name: /Username/ }).fill('kites');
  await expect(page.getByText('This username is available.').first()).toBeVisible();
  await page.getByRole('combobox', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Community' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expectMessage(page, 'Group has been created');
  await expect(page.getByRole('heading', { level: 1, name: 'Kite Club' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Leave/ })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Channels' }).click();
  await page.getByRole('button', { name: 'New channel' }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('knots');
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expectMessage(page, 'Channel has been created');
  await expect(page.getByRole('heading', { level: 1, name: 'knots' })).toBeVisible();
  await page.getByRole('button', { name: 'Monitor knots' }).click();
  await expectMessage(page, 'knots has been added to your Monitoring feed.');
  await page.getByRole('button', { name: 'Post here' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('A bowline holds.');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'A bowline holds.' });
  await expect(post).toBeVisible();

  await page.getByRole('link', { name: 'Kite Club' }).first().click();
  await page.getByRole('link', { name: 'Manage: Kite Club' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Wind, string and patience.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Group has been updated');
  await expect(page.getByText('Wind, string and patience.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage: Kite Club' }).click();
  await page.getByRole('button', { name: 'Delete group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Kite Club?' });
  await dialog.getByRole('textbox').fill('kites');
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expectMessage(page, 'The group has been successfully deleted.');
  await page.goto('group/kites');
  await expect(page.getByText('We couldn’t find this group')).toBeVisible();
});
