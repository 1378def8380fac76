import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../layout/index.ts';
import { Text } from '../../typography/index.ts';
import { Divider, dividerDirections, dividerTones } from './Divider.tsx';

const meta = {
  title: 'Display/Divider',
  component: Divider,
  parameters: {
    docs: { description: { component: 'A hairline. Try a larger gap of **Stack** first; a group with a name gets a **Heading**.' } },
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap="6">
      {dividerDirections.flatMap((direction) =>
        dividerTones.map((tone) => {
          const Around = direction === 'horizontal' ? Stack : Inline;
          return (
            <Around key={`${direction} ${tone}`} gap="3">
              <Text>before</Text>
              <Divider direction={direction} tone={tone} isMeaningful />
              <Text>{`${direction}, ${tone}`}</Text>
            </Around>
          );
        }),
      )}
    </Stack>
  ),
};
