import { expect, type Page } from '@playwright/test';

/** The fields of React's fibers that the count needs. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface CountedWindow {
  reactCommits: { rendered: number; commits: number };
}

/**
 * Counts, from the next load on, the components that render outside portals, as far as they have an element in the page
 * itself. Content of a dialog's portal isn't counted. Uses the hook that React offers to its developer tools.
 */
export async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const host = 5;
    const portal = 4;
    const components = new Set([0, 1, 11, 14, 15]);
    const performedWork = 1;
    const counted = { rendered: 0, commits: 0 };

    /** Returns whether the subtree has an element outside portals; counts the components above such an element that rendered. */
    const walk = (fiber: Fiber, isSettled: boolean): boolean => {
      if (fiber.tag === portal) return false;
      let hasElement = fiber.tag === host;
      // React reuses a skipped subtree from the previous tree, so its flags belong to an older commit.
      const areChildrenSettled = isSettled || (fiber.alternate !== null && fiber.alternate.child === fiber.child);
      for (let child = fiber.child; child; child = child.sibling) hasElement = walk(child, areChildrenSettled) || hasElement;
      const hasRendered = !isSettled && components.has(fiber.tag) && (fiber.flags & performedWork) !== 0;
      if (hasRendered && hasElement) counted.rendered += 1;
      return hasElement;
    };

    Object.assign(window, {
      reactCommits: counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
          counted.commits += 1;
          walk(root.current, false);
        },
      },
    });
  });
}

/** Returns the counts so far and resets them to zero. */
export function takeCommits(page: Page): Promise<{ rendered: number; commits: number }> {
  return page.evaluate(() => {
    const { reactCommits } = window as unknown as CountedWindow;
    const { rendered, commits } = reactCommits;
    Object.assign(reactCommits, { rendered: 0, commits: 0 });
    return { rendered, commits };
  });
}

/** Waits for a second without any render, after which the page has loaded everything. Resets the counts to zero. */
export async function settleCommits(page: Page): Promise<void> {
  const quiet = async () => {
    await takeCommits(page);
    await page.waitForTimeout(1000);
    return (await takeCommits(page)).commits;
  };
  await expect.poll(quiet, { message: 'the page comes to rest', timeout: 20_000, intervals: [0] }).toBe(0);
}
