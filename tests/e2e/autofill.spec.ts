import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Puts a field into the state in which the browser has filled it in, as the developer tools do. */
async function forceAutofill(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
}

test('a field that the browser has filled in keeps the colours of the theme, light and dark', { tag: '@desktop' }, async ({
  app,
  page,
}) => {
  await app.open('/sign-in', { persona: 'guest' });
  const field = page.getByRole('textbox', { name: /phone/i });
  await field.fill('201 555 0123');
  await field.blur();
  const colours = () =>
    field.evaluate((input) => {
      const { backgroundColor, color, webkitTextFillColor } = getComputedStyle(input);
      return { backgroundColor, color, webkitTextFillColor };
    });
  // The end of the field, without text: the edges of letters differ by a shade, because the browser's colour is beneath them.
  const end = async () => {
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return page.screenshot({ clip: { x: x + width * 0.75, y, width: width * 0.2, height } });
  };
  const typed: Record<string, Awaited<ReturnType<typeof colours>> & { picture: Buffer }> = {};
  for (const scheme of ['light', 'dark'] as const) {
    await app.useScheme(scheme);
    await app.settle();
    typed[scheme] = { ...(await colours()), picture: await end() };
  }
  await field.evaluate((input) => input.setAttribute('data-autofilled', ''));
  await forceAutofill(page, '[data-autofilled]');
  for (const scheme of ['light', 'dark'] as const) {
    await app.useScheme(scheme);
    await app.settle();
    // The browser's own colour is set, and no stylesheet can replace it; it must not be visible.
    await expect.poll(async () => (await colours()).backgroundColor).not.toBe(typed[scheme]?.backgroundColor);
    expect((await colours()).webkitTextFillColor).toBe(typed[scheme]?.color);
    expect((await end()).equals(typed[scheme]?.picture ?? Buffer.alloc(0))).toBe(true);
  }
});
