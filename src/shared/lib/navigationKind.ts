/** How the current screen was reached: a link leads forward, the browser's buttons (or a reload) lead back to a known place. */
export type NavigationKind = 'forward' | 'return';

const isReload = () => {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

let kind: NavigationKind = typeof PerformanceNavigationTiming !== 'undefined' && isReload() ? 'return' : 'forward';

/** Starts telling the kinds of navigation apart. The router announces its own as `pushState` and `replaceState` events. */
export function watchNavigation(): void {
  history.scrollRestoration = 'manual'; // The browser restores before the list has its height again.
  addEventListener('popstate', () => {
    kind = 'return';
  });
  for (const own of ['pushState', 'replaceState']) {
    addEventListener(own, () => {
      kind = 'forward';
    });
  }
}

export function navigationKind(): NavigationKind {
  return kind;
}
