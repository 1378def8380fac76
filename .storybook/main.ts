import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Packages that aren't bundled because they only run in Node. */
const notBundled = ['@vanilla-extract/css'];
/** Entry points of packages besides their main one. */
const entrances = [
  'country-flag-icons/string/3x2',
  'jotai/utils',
  'libphonenumber-js/min',
  'react-dom/client',
  'wouter/memory-location',
  '@vanilla-extract/recipes/createRuntimeFn',
];

/** Measures the size of each component when a documentation page first requests it, so that story tests don't pay for it. */
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
    // Plain Markdown has no tables, so this plugin adds them.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // This parser resolves `(typeof sizes)[number]`, unlike the quicker one; React's own props are left out.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent || !parent.fileName.includes('node_modules'),
    },
  },
  async viteFinal(options) {
    const { mockWorker } = await import('../scripts/vite-mock-worker.ts');
    // If Vite discovers a package during a run, it reloads the page and the running story fails, so all packages are listed in advance.
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
