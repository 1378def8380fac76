import { expect } from 'vitest';
import { aPicture, walk } from './test.ts';

walk('a preset, a colour, an opacity and a logo are chosen, applied and there after a reload', async (page) => {
  const brand = () => page.run(() => getComputedStyle(document.documentElement).getPropertyValue('--sez-color-brand-primary'));
  await page.open('/user/lena', { persona: 'regular' });
  await page.press('button', 'Profile menu');
  await page.press('menuitem', 'Customize Theme');
  await page.get('dialog', 'Theme Settings');
  await page.pressElement(await page.find('[title="Apply sunset theme"]'));
  expect(await brand()).toBe('#ea580c');

  // The system's picker is a window that WebDriver doesn't reach, so the field is given what the picker would give it.
  await page.run(() => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=color]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '#7c3aed');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.until(() => document.querySelector<HTMLInputElement>('[aria-label="Primary, as hex"]')?.value === '#7c3aed');
  const opacity = await page.get('slider', /Card Background Opacity/);
  await page.middleOf(opacity);
  await page.focus(opacity);
  await page.key('Home');
  expect(await brand()).toBe('#ea580c');
  await page.press('button', 'Apply Theme');
  expect(await brand()).toBe('#7c3aed');

  await page.choose(await page.find('[role=dialog] input[type=file][accept*=svg]'), aPicture());
  await page.until(() => document.querySelector('[role=dialog]')?.textContent?.includes('one.png'));
  await page.reload();
  await page.until(() => document.querySelector('header img[alt="Sez"]')?.getAttribute('src')?.startsWith('data:image/'));
  expect(await brand()).toBe('#7c3aed');
  expect(await page.run(() => localStorage.getItem('themeCardBgOpacity'))).toBe('0');
});
