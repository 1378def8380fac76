const refusedStyles = /Unable to preload CSS for (\S+)/;

/**
 * Fetches a stylesheet again that kept a part from coming. The bundler asks for each stylesheet once only: at the next try
 * it would go on without, and the part would stand there unstyled.
 */
export function reloadStylesheet(lastFailure: unknown): Promise<void> {
  const [, address] = (lastFailure instanceof Error && refusedStyles.exec(lastFailure.message)) || [];
  if (address === undefined) return Promise.resolve();
  const { href } = new URL(address, document.baseURI);
  const refused = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => link.href === href);
  for (const link of refused) link.remove();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(lastFailure as Error));
    document.head.append(link);
  });
}
