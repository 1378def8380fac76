import { join } from 'node:path';
import { root } from '../../../scripts/setup.mjs';
import { walk } from './test.ts';

walk(
  'a group with a picture that is cut, and a channel in it; a request is let in, and another is made',
  async (page) => {
    const says = (text: string) => page.until((wanted) => document.body.textContent.includes(wanted), text);
    await page.open('/groups', { persona: 'regular' });
    await page.press('link', 'Create group');
    await page.choose(await page.find('main input[type=file]'), join(root, 'docs/images/post-phone-dark.png'));
    await page.focus(await page.get('application', /Part of the picture/));
    await page.key('ArrowDown');
    await page.press('button', 'Use picture');
    await page.fill(/^\W*Name/, 'Kite Club');
    await page.fill(/Username/, 'kites');
    await says('This username is available.');
    await page.press('combobox', /Type/);
    await page.press('option', 'Community');
    await page.press('button', 'Create group');
    await page.get('heading', 'Kite Club');
    await page.press('tab', 'Channels');
    await page.press('button', 'New channel');
    await page.fill(/Name/, 'knots');
    await page.press('button', 'Create channel');
    await page.get('heading', 'knots');
    await page.press('button', 'Monitor knots');
    await says('knots has been added to your Monitoring feed.');

    await page.open('/group/breadclub?tab=members');
    await page.focus(await page.get('radio', /^Requests/));
    await page.type(' ');
    await page.press('button', /^Approve: /);
    await says('Request approved');
    await page.open('/groups', { persona: 'author' });
    await page.press('button', /^Ask to join: /);
    await says('Request sent');
  },
  { expects: [/40[0-9]/] },
);
