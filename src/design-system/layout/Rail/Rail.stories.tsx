import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../display/Card/Card.tsx';
import { vars } from '../../tokens/contract.css.ts';
import { Text } from '../../typography/index.ts';
import { Center, Columns, Rail } from '../index.ts';

const meta = {
  title: 'Layout/Rail',
  component: Rail,
  args: {
    side: 'start',
    'aria-label': 'Beside the text',
    children: (
      <Card padding="4">
        <Text>Stays while the text scrolls</Text>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'A side column of **Columns** that stays in place. On narrow screens it is hidden or dissolves into the page.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: vars.size.header }}>
        <Columns>
          <Story />
          <Center>
            <Card padding="4">
              <Text as="p">The text.</Text>
            </Card>
          </Center>
        </Columns>
      </div>
    ),
  ],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The display the rail must have at the width the story happens to be shown at. */
const display = (narrow: string) => (window.innerWidth > 1080 ? 'block' : narrow);
const computed = (canvasElement: HTMLElement) => getComputedStyle(within(canvasElement).getByLabelText('Beside the text')).display;

export const Playground: Story = {};

/** A rail at the end of the row. */
export const Gallery: Story = { args: { side: 'end' } };

export const Start: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(computed(canvasElement)).toBe(display('none'));
  },
};

export const Dissolved: Story = {
  tags: ['!autodocs'],
  args: { narrow: 'dissolved' },
  play: async ({ canvasElement }) => {
    await expect(computed(canvasElement)).toBe(display('contents'));
  },
};
