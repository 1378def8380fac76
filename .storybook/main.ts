import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Files that are not scripts, or only ever run in Node. */
const notBundled = ['@vanilla-extract/css'];
/** Entrances beside a package's main one. */
const entrances = [
  'country-flag-icons/string/3x2',
  'jotai/utils',
  'libphonenumber-js/min',
  'react-dom/client',
  'wouter/memory-location',
  '@vanilla-extract/recipes/createRuntimeFn',
];

/** What each component costs, measured when a documentation page first asks; the tests of the stories never do. */
const componentSizes: Plugin = {
  name: 'sez-component-sizes',
  resolveId: (id) => (id === 'virtual:component-sizes' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:component-sizes') return undefined;
    const { measureComponents } = await import('../scripts/design-system/bundle.mjs');
    return `export default ${JSON.stringify(await measureComponents())}`;
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './docs/**/*.stories.tsx', './screens/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    // Tables are no part of plain Markdown.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Knows what `(typeof sizes)[number]` stands for, which the quicker reader calls a union; React's own props are left out.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent || !parent.fileName.includes('node_modules'),
    },
  },
  async viteFinal(options) {
    const { mockWorker } = await import('../scripts/vite-mock-worker.ts');
    // A package that is first found in the middle of a run reloads the page, and the story that runs then fails.
    const include = [...Object.keys(manifest.dependencies).filter((name) => !notBundled.includes(name)), ...entrances];
    return {
      ...options,
      // Relative addresses, so that the static build works from any sub-path.
      base: './',
      plugins: [...(options.plugins ?? []), mockWorker(), componentSizes],
      optimizeDeps: { ...options.optimizeDeps, include: [...(options.optimizeDeps?.include ?? []), ...include] },
    };
  },
};
export default config;
