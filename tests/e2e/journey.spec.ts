import { expect, test } from './support/test.ts';

/** The phone number of the persona "regular" and the code that every mocked message carries (contract, section 9). */
const phone = '2015550123';
const code = '123456';

test('sign in by SMS, read, open a post, write, reply, weigh in, reload, and find it all still there', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  test.setTimeout(240_000);
  await app.open('/', { persona: 'guest' });
  await expect(page).toHaveURL(/\/welcome$/);

  await page.getByRole('link', { name: 'Continue with phone' }).click();
  await expect(page).toHaveURL(/\/sign-in\?from=welcome$/);
  await page.getByRole('textbox', { name: /phone/i }).fill(phone);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await app.expectNoAxeViolations();
  await page.getByRole('button', { name: /send/i }).click();
  await page.getByRole('textbox', { name: /code/i }).fill(code);

  const feed = page.getByRole('feed');
  await expect(feed.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const text = `The first morning of the new tram, ${Date.now()}`;
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByRole('textbox', { name: 'Text' }).fill(text);
  await app.expectNoAxeViolations();
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(composer).toBeHidden();
  await expect(feed.getByText(text)).toBeVisible();
  await expect(page.getByText('Post created').first()).toBeVisible();

  // It must be another person's post, as nobody can weigh in on their own.
  const other = feed
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Weigh in/ }) })
    .first();
  const id = await other.getAttribute('data-post-id');
  await other.getByRole('button', { name: /Weigh in/ }).click();
  const panel = page.getByRole('dialog', { name: 'Your weigh-in' });
  await panel.getByRole('slider', { name: 'Insightfulness' }).press('End');
  await panel.getByRole('slider', { name: 'Politeness' }).press('ArrowLeft');
  // Each level takes a fifth of the track, including its ends.
  const relevance = panel.getByRole('slider', { name: 'Relevance' });
  const track = await relevance.boundingBox();
  for (const [part, level] of [
    [0.19, '-2'],
    [0.21, '-1'],
    [0.79, '1'],
    [0.59, '0'],
  ] as const) {
    await relevance.click({ position: { x: (track?.width ?? 0) * part, y: (track?.height ?? 0) / 2 } });
    await expect(relevance).toHaveValue(level);
  }
  await panel.getByRole('textbox').fill('Clear and kind');
  await app.expectNoAxeViolations();
  await panel.getByRole('button', { name: 'Weigh in' }).click();
  await expect(panel).toBeHidden();
  await expect(feed.locator(`[data-post-id="${id}"]`).getByRole('button', { name: /Weighed in/ })).toBeVisible();

  await feed.locator(`[data-post-id="${id}"]`).locator('time').first().click();
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await expect(page.getByText('Clear and kind').first()).toBeVisible();
  const address = page.url();
  const answer = `I was on it too, ${Date.now()}`;
  await page.getByRole('button', { name: /^Write a reply to/ }).click();
  const replying = page.getByRole('dialog', { name: 'Reply' });
  await replying.getByRole('textbox', { name: 'Text' }).fill(answer);
  await replying.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText('Reply created').first()).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();

  await page.goto(address);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText('Clear and kind').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('feed').getByText(text)).toBeVisible();
});

test('a post that could not be published stays in its list with its text and is sent again', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.fail({ path: '/api/posts', method: 'POST', status: 500, times: 1 });
  const text = 'Nothing that was written is ever lost.';
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
  const failed = page.getByRole('article').filter({ hasText: text });
  await expect(failed.getByText('not sent')).toBeVisible();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Post created').first()).toBeVisible();
  await expect(failed.getByText('not sent')).toBeHidden();
});

test('the limit of the account has its own message and the text can be edited', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.fail({ path: '/api/posts', method: 'POST', status: 429, times: 1 });
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('One too many');
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Sorry, you have reached the max number of posts allowed for users with your score').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'One too many' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toHaveValue('One too many');
});

test('one’s own post can be corrected as long as nobody has responded', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('A tyop');
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Post created').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'A tyop' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const composer = page.getByRole('dialog', { name: 'Edit' });
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('A tyop');
  await composer.getByRole('textbox', { name: 'Text' }).fill('A typo');
  await app.expectNoAxeViolations();
  await composer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post updated').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('feed').getByText('A typo', { exact: true })).toBeVisible();
});

test('an over-long or empty post is refused beside the field and nothing is lost', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(composer.getByText('Write something or attach an image.')).toBeVisible();
  const text = composer.getByRole('textbox', { name: 'Text' });
  await text.fill('x'.repeat(5001));
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(composer.getByText('This is 1 character too long.')).toBeVisible();
  await expect(text).toHaveValue('x'.repeat(5001));
});

test('a mention is completed at the caret', { tag: ['@phone', '@engines'] }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  const text = composer.getByLabel('Text', { exact: true });
  await text.fill('Ask , she was there');
  await text.press('Home');
  for (let step = 0; step < 'Ask '.length; step += 1) await text.press('ArrowRight');
  await text.pressSequentially('@ma');
  const people = page.getByRole('listbox', { name: 'People to mention' });
  await expect(people.getByRole('option', { name: /@maya/ })).toBeVisible();
  await expect(composer.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await app.settle();
  await app.expectNoAxeViolations();

  await text.press('Escape');
  await expect(people).toBeHidden();
  await expect(composer).toBeVisible();
  await text.press('Backspace');
  await text.press('Backspace');
  await text.press('Backspace');
  await text.pressSequentially('@may');
  await expect(people.getByRole('option')).toHaveCount(1);
  await text.press('Enter');
  await expect(text).toHaveValue('Ask @maya , she was there');
  await expect(text).toBeFocused();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe('Ask @maya '.length);
  await expect(people).toBeHidden();
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Ask @may, she was there');
});

test('the written post survives a reload', { tag: ['@desktop', '@engines'] }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Half a thought');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Compose' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toHaveValue('Half a thought');
});

test('a copied link is reported, and pasting inserts it', { tag: ['@desktop', '@engines'] }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const post = page.getByRole('feed').getByRole('article').first();
  await post.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('searchbox')).toHaveValue(/^http:.*\/check-visit-links\?id=.+/);
});

test('an expired session is reported once and leads back to where the person was', { tag: ['@phone', '@engines'] }, async ({
  app,
  page,
}) => {
  await app.open('/groups', { persona: 'regular' });
  await expect(page.getByRole('heading', { name: 'Your groups' })).toBeVisible();
  await app.fail({ path: '/api/search', status: 401, body: { statusCode: 401, message: 'No session' }, times: 1 });
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('searchbox').fill('tram');
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByText('Session expired. Please log in to continue.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Continue with phone' }).click();
  await page.getByRole('textbox', { name: /phone/i }).fill(phone);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.getByRole('button', { name: /send/i }).click();
  await page.getByRole('textbox', { name: /code/i }).fill(code);
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('publishing does not move the page for a person further down, and shows a link to the new post', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const articles = page.getByRole('feed').getByRole('article');
  await expect(articles.first()).toBeVisible();
  await app.settle();
  await page.evaluate(() => window.scrollTo(0, 2400));
  await app.settle();
  const topmost = () =>
    articles.evaluateAll((all) => all.find((each) => each.id !== '' && each.getBoundingClientRect().top > 80)?.id ?? '');
  await expect.poll(topmost).not.toBe('');
  const read = await topmost();
  const top = () => page.locator(`[id="${read}"]`).evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  const text = `From far below, ${Date.now()}`;
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByRole('textbox', { name: 'Text' }).fill(text);
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(composer).toBeHidden();
  // The message closes by itself, so nothing is done between its arrival and the click, in case the machine is slow.
  const view = page.getByRole('button', { name: 'View', exact: true });
  await expect(view).toBeVisible();
  const after = await top();
  await view.click();
  expect(Math.abs(after - before)).toBeLessThan(3);
  await expect(page).toHaveURL(/\/post\//);
  await expect(app.main.getByText(text).first()).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(12);
});

test('a failing feed says so in place and recovers', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/groups', { persona: 'regular' });
  await app.fail({ path: '/api/posts/recommended', status: 503 });
  app.allowConsole(/\[sez\]/);
  await page.getByRole('link', { name: 'Feed' }).click();
  await expect(page.getByText('Posts didn’t load')).toBeVisible();
  await app.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});
