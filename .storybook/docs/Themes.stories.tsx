import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolbarOf } from '../decorators/toolbarOf.ts';
import { ThemeBoard } from './blocks/ThemeBoard.tsx';

const meta: Meta = {
  title: 'Start here/Theme board',
  component: ThemeBoard,
  // Every pane is a page with an application of its own, which the page of the tests does not serve.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'padded' },
  render: (_args, context) => <ThemeBoard toolbar={toolbarOf(context)} />,
};
export default meta;

/** Every screen in every state, in all presets or in twelve extreme themes, light beside dark. */
export const Screens: StoryObj = {};
