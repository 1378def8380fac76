/** How the current screen was reached: a link leads forward, the browser's buttons (or a reload) lead back to a known place. */
export type NavigationKind = 'forward' | 'return';

const isReload = () => {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** A list knows its place by a post and brings the person there itself. */
let isClaimed = false;

let kind: NavigationKind = typeof PerformanceNavigationTiming !== 'undefined' && isReload() ? 'return' : 'forward';

/** The name of the history entry that is shown (`app/routing/history`). */
function entryKey(): unknown {
  const state = history.state as { sez?: { key?: unknown } } | null;
  return state?.sez?.key;
}

/** Starts telling the kinds of navigation apart. The router announces its own as `pushState` and `replaceState` events. */
export function watchNavigation(): void {
  history.scrollRestoration = 'manual'; // The browser restores before the list has its height again.
  let shown = entryKey();
  addEventListener('popstate', () => {
    const key = entryKey();
    // The step closed an overlay over the same screen.
    if (key !== undefined && key === shown) return;
    shown = key;
    kind = 'return';
    isClaimed = false;
  });
  for (const own of ['pushState', 'replaceState']) {
    addEventListener(own, () => {
      const key = entryKey();
      if (key !== undefined && key === shown) return;
      shown = key;
      kind = 'forward';
    });
  }
}

export function navigationKind(): NavigationKind {
  return kind;
}

/** Says that what is shown from now on was chosen here: another tab of the screen is no place that one came back to. */
export function endReturn(): void {
  kind = 'forward';
}

/** Says that whoever calls brings the person back to their place, so that nothing else scrolls. */
export function claimScrollRestoration(): void {
  isClaimed = true;
}

export function isScrollRestorationClaimed(): boolean {
  return isClaimed;
}
