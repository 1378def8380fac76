import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../layout/index.ts';
import { textSizes, textTones, textWeights } from './Text.css.ts';
import { Text } from './Text.tsx';

const long = 'The council published the noise study last night: 41 % of the route now runs on green track, and the annex says where.';

const meta = {
  title: 'Typography/Text',
  component: Text,
  args: { children: 'What a quiet street sounds like' },
  parameters: {
    docs: {
      description: {
        component:
          'Running text and labels. For a title in the page’s outline use **Heading**, for something that can be pressed **Link** or **Button**. ' +
          'What people wrote gets `dir="auto"`.',
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="6">
      {textSizes.map((size) => (
        <Stack key={size} gap="2">
          <Inline gap="4" isWrapping align="baseline">
            {textTones.map((tone) => (
              <Text key={tone} {...args} size={size} tone={tone}>
                {tone}
              </Text>
            ))}
          </Inline>
          <Inline gap="4" isWrapping align="baseline">
            {textWeights.map((weight) => (
              <Text key={weight} {...args} size={size} weight={weight} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Cut: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Stack>
        <Text {...args} as="p" isTruncated>
          {long}
        </Text>
        <Text {...args} as="p" lines={2}>
          {long}
        </Text>
        <Text {...args} as="p" lines={2}>
          {'unbroken'.repeat(20)}
        </Text>
      </Stack>
    </div>
  ),
};

export const Scripts: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} as="p" size="reading" lang="ru" dir="auto">
        Сегодня обсуждаем, как считать «тихие» улицы: приходите с данными.
      </Text>
      <Text {...args} as="p" size="reading" lang="cs" dir="auto">
        Příliš žluťoučký kůň úpěl ďábelské ódy.
      </Text>
      <Text {...args} as="p" isTabular>
        1 111 · 8 888 · 0 Il 1
      </Text>
    </Stack>
  ),
};
