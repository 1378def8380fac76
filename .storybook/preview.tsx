import '@/design-system/styles/global.css.ts';
import '@/design-system/tokens/index.ts';
import './docs/blocks/blocks.css.ts';
import type { Preview } from '@storybook/react-vite';
import { loadApp } from './app/loadApp.ts';
import { withApp } from './app/withApp.tsx';
import { withPreferences } from './decorators/withPreferences.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { ComponentPage } from './docs/blocks/ComponentPage.tsx';
import { SchemeContainer } from './docs/blocks/SchemeContainer.tsx';
import { keepsContrast } from './keepsContrast.ts';
import { serveThemes } from './themeChannel.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

serveThemes();

const preview: Preview = {
  loaders: [loadApp],
  decorators: [withApp, withTheme, withPreferences],
  afterEach: keepsContrast,
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: SchemeContainer, page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Tokens', 'Theming', 'Writing', 'Accessibility'],
          'Screens',
          'Layout',
          'Typography',
          'Display',
          'Controls',
          'Pickers',
          'Overlays',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
