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
 * Fetches every stylesheet again that was refused. The bundler asks for each of them once only: at the next try, and in every
 * other part that needs one of them too, it would go on without, and the part would stand there unstyled. Rejects when one is refused again.
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
