import type { Page } from '@playwright/test';

/** What may be pressed. */
const pressable =
  'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="tab"], [role="slider"], [role="menuitem"], [role="switch"]';

/** One line per fault: what runs over the edge, is cut, lies under something else or is narrower than its target. Within the topmost layer. */
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
        const words = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name') || element.id;
        return `${element.tagName.toLowerCase()} "${(words ?? '').slice(0, 40)}"`;
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
        // What is only for screen readers is 1 px; a native control under its own drawing has no opacity but still is what is pressed.
        return width > 1 && height > 1 && style.visibility !== 'hidden' && !element.closest('[inert]') && element.tabIndex >= 0;
      };
      // What a cut text hides is behind its "Show more".
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
        // The first line of a link that breaks; the middle of anything else that is in the window.
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
        // A link within a sentence is as high as its line (WCAG 2.2, 2.5.8).
        const isInline = getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, blockquote') !== null;
        // A slider is pressed anywhere on its track.
        if (least > 0 && !isInline && !element.matches('[role="slider"]')) {
          // Names and fields are targets of text; buttons and tabs are controls.
          const isText = element.matches('a:not(nav a), input, textarea, summary');
          const wanted = isText ? 24 : least;
          const reach = wanted / 2 - 1;
          const isHigh = hits(element, x, y - reach) && hits(element, x, y + reach);
          const isWide = hits(element, x - reach, y) && hits(element, x + reach, y);
          if (!isHigh || !isWide)
            faults.push(
              `${nameOf(element)} is smaller than ${wanted} px (${Math.round(box.width)} × ${Math.round(box.height)}), beside ${nameOf(document.elementFromPoint(x, y - reach) ?? root)} and ${nameOf(document.elementFromPoint(x, y + reach) ?? root)}`,
            );
        }
      }
      // Nobody is called "M…".
      for (const name of scope.querySelectorAll<HTMLElement>('article header > a, h1, h2')) {
        const { overflowX, fontSize } = getComputedStyle(name);
        if (overflowX === 'clip' && name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 4 * Number.parseFloat(fontSize)) {
          faults.push(`${nameOf(name)} is cut to ${name.clientWidth} px`);
        }
      }
      window.scrollTo(0, 0);
      return [...new Set(faults)];
    },
    [pressable, minTarget] as const,
  );
}

/** Text at twice its size, as a browser's setting makes it. */
export async function useTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
