import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolbarOf } from '../decorators/toolbarOf.ts';
import { ThemeBoard } from './blocks/ThemeBoard.tsx';

const meta: Meta = {
  title: 'Start here/Theme board',
  component: ThemeBoard,
  // Every pane is a page with its own application, which the test page doesn't serve.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'padded' },
  render: (_args, context) => <ThemeBoard toolbar={toolbarOf(context)} />,
};
export default meta;

/** Every screen in every state, in all presets or in twelve extreme themes, light beside dark. */
export const Screens: StoryObj = {};
