import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Fill, Inline, Stack } from '../../layout/index.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonText, skeletonForms } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'The shape of content that is loading, in its later size, wrapped in one `SkeletonRegion` that announces it. ' +
          'For something that takes longer and can be measured use **Progress**.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Inline gap="5">
      {skeletonForms.map((form) => (
        <Skeleton key={form} form={form} width={form === 'line' ? 120 : 64} height={form === 'line' ? undefined : 64} />
      ))}
    </Inline>
  ),
};

export const Post: Story = {
  tags: ['!autodocs'],
  render: () => (
    <SkeletonRegion label="Loading posts">
      <Card padding="4">
        <Inline gap="4" align="start">
          <Skeleton form="circle" width={44} />
          <Fill>
            <Stack gap="4">
              <Inline>
                <Skeleton form="line" width={128} />
                <Skeleton form="line" width={72} />
              </Inline>
              <SkeletonText lines={3} />
              <Skeleton height={120} />
            </Stack>
          </Fill>
        </Inline>
      </Card>
    </SkeletonRegion>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading posts');
  },
};
