import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Bell, House, PenLine, Repeat2, Search, UsersRound } from 'lucide-react';
import { Inline, Stack } from '../../layout/index.ts';
import { Icon, iconSizes, iconTones } from './Icon.tsx';
import { PeopleMark, PersonMark, SealMark, ShieldMark } from './marks.tsx';

const glyphs = [House, Search, UsersRound, Bell, PenLine, Repeat2];
const marks = { SealMark, ShieldMark, PersonMark, PeopleMark };

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { glyph: Bell },
  parameters: {
    docs: {
      description: {
        component:
          'An icon of lucide, or one of our own marks. Beside text it needs no `label`; alone it needs one. For an icon that can be pressed use **IconButton**.',
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap="5">
      {iconSizes.map((size) => (
        <Inline key={size} gap="4">
          {glyphs.map((glyph, index) => (
            <Icon key={index} glyph={glyph} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap="4">
        {iconTones.map((tone) => (
          <Icon key={tone} glyph={Bell} tone={tone} label={tone} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Marks: Story = {
  render: () => (
    <Stack gap="5">
      {iconSizes.map((size) => (
        <Inline key={size} gap="4">
          {Object.entries(marks).map(([name, glyph]) => (
            <Icon key={name} glyph={glyph} size={size} label={name} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const TurnsAroundInRightToLeft: Story = {
  render: () => (
    <Inline gap="6">
      <Icon glyph={ArrowLeft} isDirectional label="Back" />
      <span dir="rtl">
        <Icon glyph={ArrowLeft} isDirectional label="Back, right to left" />
      </span>
    </Inline>
  ),
};
