import '@/design-system/styles/global.css.ts';
import '@/app/shell/page.css.ts';
import '@/design-system/tokens/index.ts';
import './docs/blocks/blocks.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadApp } from './app/loadApp.ts';
import { withApp } from './app/withApp.tsx';
import { withPreferences } from './decorators/withPreferences.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { ComponentPage } from './docs/blocks/ComponentPage.tsx';
import { SchemeContainer } from './docs/blocks/SchemeContainer.tsx';
import { keepsContrast } from './keepsContrast.ts';
import { nodeControls } from './nodeControls.ts';
import { serveThemes } from './themeChannel.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

serveThemes();
// A busy machine needs more than Testing Library's one second to draw what a story waits for.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  loaders: [loadApp],
  decorators: [withApp, withTheme, withPreferences],
  argTypesEnhancers: [nodeControls],
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
          ['Introduction', 'Theming', 'Theme board', 'Tokens', 'Writing', 'Accessibility', 'Adding a component'],
          'Screens',
          ['Feed', 'Post', 'Thread', 'Compose', 'Weigh-in', 'Profile', 'Notifications', 'Groups', 'Explore', 'Sign in'],
          'Layout',
          'Typography',
          'Display',
          'Controls',
          'Pickers',
          'Overlays',
          'Feed',
          'Posts',
          'Compose',
          'People',
          'Groups',
          'Onboarding',
          'Account',
          'Theme Settings',
          'Public pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
