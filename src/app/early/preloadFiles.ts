/**
 * Preloads the files of a screen in parallel with the application's own, which otherwise request them only in two steps after they run. Uses
 * the attributes of the bundler's dynamic imports, so that each file is fetched once. Runs in the head of the page.
 */
export function preloadFiles(files: readonly string[], folder: string): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = folder + file;
    document.head.append(link);
  }
}
