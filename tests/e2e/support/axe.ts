import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { incompleteType } from './incomplete.ts';

const asked = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What to look at, and with which rules. */
export interface AxeOptions {
  /** CSS selector of the part to check; the whole page without it. */
  within?: string;
  /** Only these rules, such as `['color-contrast']` for a second theme on a page that has been checked in full. */
  rules?: readonly string[];
}

/** One line per violation: rule, what it asks for, and the elements that miss it with their measured values. */
export async function axeViolations(page: Page, { within, rules }: AxeOptions = {}): Promise<string[]> {
  // The legacy mode checks this page alone; the other opens a second one each time, for frames of other hosts, and there are none.
  // What passed is not reported, so that axe need not find a selector for each element of the page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(asked);
  if (within) builder.include(within);
  // The screen may still be on its way; one that stays without its heading is a violation.
  else
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 5000 })
      .catch(() => undefined);
  const { violations, incomplete } = await builder.analyze();
  // What axe leaves to a person (text on a picture, say) is no failure, but it is said at the end of the run.
  for (const { id, nodes } of incomplete) test.info().annotations.push({ type: incompleteType, description: `${id}: ${nodes.length}` });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${help} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}

/** Fails with every violation of WCAG 2.2 AA and of axe's best practices that it can find. */
export async function expectNoAxeViolations(page: Page, options?: AxeOptions): Promise<void> {
  expect(await axeViolations(page, options), 'axe finds nothing').toEqual([]);
}
