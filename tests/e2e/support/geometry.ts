import type { Page } from '@playwright/test';

/** Selector of everything that can be pressed. */
const pressable =
  'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="tab"], [role="slider"], [role="menuitem"], [role="switch"]';

/** Returns one line per fault within the topmost layer: elements that overflow, are cut or covered, or are smaller than their target. */
export async function faultsOfGeometry(page: Page, { minTarget = 0 } = {}): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const faults: string[] = [];
      const root = document.documentElement;
      const over = root.scrollWidth - root.clientWidth;
      const width = root.clientWidth;
      const layers = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"]')];
      const scope = layers.at(-1) ?? document.body;
      const nameOf = (element: Element) => {
        const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name') || element.id;
        return `${element.tagName.toLowerCase()} "${(name ?? '').slice(0, 40)}"`;
      };
      if (over > 0) {
        const widest = [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > width + 1 && !isScrolledSideways(element),
        );
        faults.push(`the page is ${over} px too wide: ${widest.slice(0, 4).map(nameOf).join(', ')}`);
      }
      function isScrolledSideways(element: Element): boolean {
        for (let at = element.parentElement; at; at = at.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
        }
        return false;
      }
      const isShown = (element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Content for screen readers only is 1 px. Opacity isn't tested: a native control below its own drawing has none but is pressed.
        return width > 1 && height > 1 && style.visibility !== 'hidden' && !element.closest('[inert]') && element.tabIndex >= 0;
      };
      // Links that a shortened text hides are reached with its "Show more".
      const isCutOff = (element: HTMLElement) => {
        const cut = element.closest('p');
        return (
          cut !== null &&
          cut.scrollHeight > cut.clientHeight + 1 &&
          element.getBoundingClientRect().top >= cut.getBoundingClientRect().bottom - 1
        );
      };
      const hits = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = (element as HTMLInputElement).labels?.[0];
        return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
      };
      for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
        if (!isShown(element) || (element as HTMLButtonElement).disabled || element.matches('a[href^="#"]') || isCutOff(element)) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        if (!isScrolledSideways(element) && (box.left < -1 || box.right > width + 1)) faults.push(`${nameOf(element)} runs over the edge`);
        // Tests the first line of a link that wraps, and of any other element the middle of its visible part.
        const part = element.getClientRects()[0] ?? box;
        const x = (Math.max(part.left, 0) + Math.min(part.right, width)) / 2;
        const y = (Math.max(part.top, 0) + Math.min(part.bottom, innerHeight)) / 2;
        if (!hits(element, x, y)) {
          const above = document.elementFromPoint(x, y);
          faults.push(`${nameOf(element)} lies under ${above ? `${nameOf(above)} .${String(above.className).slice(0, 40)}` : 'nothing'}`);
          continue;
        }
        if (
          element.matches('button, [role="tab"]') &&
          getComputedStyle(element).overflowX !== 'visible' &&
          getComputedStyle(element).textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        ) {
          faults.push(`${nameOf(element)} is cut`);
        }
        // The target size of a link within a sentence may be the height of its line (WCAG 2.2, 2.5.8).
        const isInline = getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, blockquote') !== null;
        // A slider can be pressed anywhere on its track.
        if (least > 0 && !isInline && !element.matches('[role="slider"]')) {
          // Text links and fields need 24 px; buttons and tabs need the full size.
          const isText = element.matches('a:not(nav a), input, textarea, summary');
          const minSize = isText ? 24 : least;
          const reach = minSize / 2 - 1;
          const isHigh = hits(element, x, y - reach) && hits(element, x, y + reach);
          const isWide = hits(element, x - reach, y) && hits(element, x + reach, y);
          if (!isHigh || !isWide)
            faults.push(
              `${nameOf(element)} is smaller than ${minSize} px (${Math.round(box.width)} × ${Math.round(box.height)}), beside ${nameOf(document.elementFromPoint(x, y - reach) ?? root)} and ${nameOf(document.elementFromPoint(x, y + reach) ?? root)}`,
            );
        }
      }
      // A name may not be shortened to a letter or two. The title of a dialog is left out where it has no room at all.
      for (const name of scope.querySelectorAll<HTMLElement>('article header > a, h1, h2')) {
        const { overflowX, fontSize } = getComputedStyle(name);
        if (
          overflowX === 'clip' &&
          name.clientWidth > 0 &&
          name.scrollWidth > name.clientWidth + 1 &&
          name.clientWidth < 4 * Number.parseFloat(fontSize)
        ) {
          faults.push(`${nameOf(name)} is cut to ${name.clientWidth} px`);
        }
      }
      window.scrollTo(0, 0);
      return [...new Set(faults)];
    },
    [pressable, minTarget] as const,
  );
}

/** Sets the text size in percent, as a browser's setting does. */
export async function useTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
