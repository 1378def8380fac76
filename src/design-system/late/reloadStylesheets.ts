const refused = new Set<HTMLLinkElement>();
let underWay: Promise<unknown> = Promise.resolve();
let isWatching = false;

/** Begins to note stylesheets that are refused. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const onError = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && refused.add(target);
  addEventListener('error', onError, true);
}

/**
 * Loads every failed stylesheet again. The bundler requests each of them only once: at the next try, and in every
 * other part that needs one of them, it would continue without it, and the part would be unstyled. Rejects when one fails again.
 */
export function reloadStylesheets(): Promise<unknown> {
  watch();
  if (refused.size > 0) underWay = Promise.all([underWay.catch(() => undefined), ...[...refused].map(reload)]);
  return underWay;
}

function reload(old: HTMLLinkElement): Promise<void> {
  refused.delete(old);
  return new Promise((resolve, reject) => {
    const link = old.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Refused again: ${link.href}`)));
    old.replaceWith(link);
  });
}
