/**
 * Begins to load the files of a screen beside the application's own, which otherwise name them only once they run, in two steps. As the
 * bundler's late imports do, so that each file is fetched once. Runs in the head of the page.
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
