import type { StorybookConfig } from '@storybook/react-vite';
import manifest from '../package.json' with { type: 'json' };

/** Files that are not scripts, or only ever run in Node. */
const notBundled = ['@fontsource-variable/inter', '@vanilla-extract/css'];
/** Entrances beside a package's main one. */
const entrances = [
  'country-flag-icons/string/3x2',
  'jotai/utils',
  'libphonenumber-js/min',
  'react-dom/client',
  'wouter/memory-location',
  '@vanilla-extract/recipes/createRuntimeFn',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './docs/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(options) {
    const { mockWorker } = await import('../vite.config.ts');
    // A package that is first found in the middle of a run reloads the page, and the story that runs then fails.
    const include = [...Object.keys(manifest.dependencies).filter((name) => !notBundled.includes(name)), ...entrances];
    return {
      ...options,
      // Relative addresses, so that the static build works from any sub-path.
      base: './',
      plugins: [...(options.plugins ?? []), mockWorker()],
      optimizeDeps: { ...options.optimizeDeps, include: [...(options.optimizeDeps?.include ?? []), ...include] },
    };
  },
};
export default config;
