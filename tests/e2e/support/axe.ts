import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { incompleteType } from './incomplete.ts';

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part to check and the rules to apply. */
export interface AxeOptions {
  /** CSS selector of the part to check; the whole page without it. */
  within?: string;
  /** Runs only these rules, such as `['color-contrast']` for a second theme on a page that has been checked in full. */
  rules?: readonly string[];
}

/** Returns one line per violation: the rule, its description, and the failing elements with their measured values. */
export async function axeViolations(page: Page, { within, rules }: AxeOptions = {}): Promise<string[]> {
  // The legacy mode checks this page alone; the other opens another page each time, for frames of other hosts, which the app doesn't have.
  // Checks that pass aren't reported, so that axe need not build a selector for each element of the page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(ruleSets);
  if (within) builder.include(within);
  // The screen may still be loading; if its heading never appears, axe reports a violation.
  else
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 5000 })
      .catch(() => undefined);
  const { violations, incomplete } = await builder.analyze();
  // A check that axe leaves to a person (text on a picture, say) isn't a failure, but it is reported at the end of the run.
  for (const { id, nodes } of incomplete) test.info().annotations.push({ type: incompleteType, description: `${id}: ${nodes.length}` });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${help} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}

/** Fails if axe finds any violation of WCAG 2.2 AA or of its best practices. */
export async function expectNoAxeViolations(page: Page, options?: AxeOptions): Promise<void> {
  expect(await axeViolations(page, options), 'axe finds nothing').toEqual([]);
}
