import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeOf } from '../decorators/themeOf.ts';
import { toolbarOf } from '../decorators/toolbarOf.ts';
import { ContrastTable } from './blocks/ContrastTable.tsx';
import { TokenTable } from './blocks/TokenTable.tsx';
import { TypeScale } from './blocks/TypeScale.tsx';

const meta = {
  title: 'Start here/Tokens',
  component: TokenTable,
  args: { group: 'color' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const Space: Story = { args: { group: 'space' } };
export const Radii: Story = { args: { group: 'radius' } };
export const Shadows: Story = { args: { group: 'shadow' } };
export const Motion: Story = { args: { group: 'motion' } };
export const Layers: Story = { args: { group: 'layer' } };
export const Sizes: Story = { args: { group: 'size' } };
export const Type: Story = { render: () => <TypeScale /> };

export const Contrast: Story = {
  render: (_args, context) => {
    const chosen = toolbarOf(context);
    return <ContrastTable theme={themeOf(chosen)} preferences={{ moreContrast: chosen.contrast === 'more', reducedTransparency: false }} />;
  },
};
