import type { Plugin, Rolldown } from 'vite';

/** Where people land. The other screens are fetched when somebody goes there, or when the page is idle. */
const screen = 'src/app/screens/Home/index.tsx';

/**
 * Names the code of the feed in the page, so that it travels beside the application instead of a round trip after it.
 * Who lands on another screen gets some kilobytes that the next one is likely to need.
 */
export function preloadFirstScreen(): Plugin {
  let base = '/';
  return {
    name: 'sez-first-screen',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${screen}`));
        if (!home) throw new Error(`The build has no chunk of ${screen} to preload`);
        const needed = withImports(home, (file) => chunks.find(({ fileName }) => fileName === file));
        const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const });
        const scripts = needed.map(({ fileName }) => fileName);
        const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...scripts.filter((file) => !html.includes(file)).map((file) => link({ rel: 'modulepreload', href: base + file })),
          // Asked for like the styles that the chunk brings along when it is imported, so that they are the same request.
          ...styles.filter((file) => !html.includes(file)).map((file) => link({ rel: 'preload', as: 'style', href: base + file })),
        ];
      },
    },
  };
}

/** A chunk and everything that it imports at once, each of them one time. */
function withImports(first: Rolldown.OutputChunk, find: (file: string) => Rolldown.OutputChunk | undefined): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  for (const chunk of found) for (const file of chunk.imports) {
    const imported = find(file);
    if (imported) found.add(imported);
  }
  return [...found];
}
