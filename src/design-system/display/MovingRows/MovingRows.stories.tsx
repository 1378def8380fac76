import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { media } from '../../styles/media.ts';
import { useMovingRows } from './useMovingRows.ts';

const height = 48;

interface RowsProps {
  label: string;
  names: readonly string[];
  /** Between two rows, in px. */
  gap?: number;
}

/** A list whose rows can be added at the beginning and the end, and removed. */
function Rows({ label, names, gap = 0 }: RowsProps) {
  const [rows, setRows] = useState(names);
  const movingRows = useMovingRows<HTMLUListElement>();
  return (
    <Stack gap="3">
      <ul
        ref={movingRows}
        role="list"
        aria-label={label}
        style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', rowGap: gap }}
      >
        {rows.map((name) => (
          <li key={name} style={{ blockSize: height }}>
            <Button variant="text" onClick={() => setRows(rows.filter((other) => other !== name))}>
              {`Remove ${name}`}
            </Button>
          </li>
        ))}
      </ul>
      <Inline gap="2">
        <Button onClick={() => setRows([`Early ${rows.length}`, ...rows])}>Put before</Button>
        <Button onClick={() => setRows([...rows, `Late ${rows.length}`])}>Put after</Button>
      </Inline>
    </Stack>
  );
}

const meta = {
  title: 'Display/MovingRows',
  component: Rows,
  args: { label: 'People', names: ['Ada', 'Ben', 'Cleo'] },
  parameters: {
    docs: {
      description: {
        component: 'Rows of a list that enter and leave, and those below that make room. What comes while it loads is a **Skeleton**.',
      },
    },
  },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  canvasElement: HTMLElement;
}

const list = (canvas: Canvas) => within(canvas.canvasElement).getByRole('list');
const press = (canvas: Canvas, name: string) => userEvent.click(within(canvas.canvasElement).getByRole('button', { name }));
/** The running animations: the text of the row, and the kind of movement. */
const movements = (canvas: Canvas) =>
  list(canvas)
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('li'))
    .map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const [first] = (effect as KeyframeEffect).getKeyframes();
      return `${target?.textContent}: ${first?.['transform'] ?? `opacity ${first?.['opacity']}`}`;
    })
    .toSorted();
/** What is expected to move: nothing where the browser asks for reduced motion, because rows then change places at once. */
const ifMoving = (expected: readonly string[]) => (matchMedia(media.motion).matches ? expected : []);

export const Playground: Story = {};

/** The first rows appear without animation, also with other elements between them. */
export const Gallery: Story = {
  render: (args) => (
    <Stack gap="6">
      <Rows {...args} label="One row" names={['Dora']} />
      <Rows {...args} label="Rows that touch" />
      <Rows {...args} label="Rows with room between them" names={['Elif', 'Finn', 'Gia']} gap={16} />
    </Stack>
  ),
};

export const Leaves: Story = {
  tags: ['!autodocs'],
  play: async (canvas) => {
    await press(canvas, 'Remove Ben');
    await expect(movements(canvas)).toEqual(ifMoving(['Remove Ben: opacity 1', `Remove Cleo: translateY(${height}px)`]));
    // The element is hidden from assistive technology at once, and removed after the animation.
    await expect(within(list(canvas)).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(list(canvas).children).toHaveLength(2));
    await press(canvas, 'Remove Cleo');
    await expect(movements(canvas)).toEqual(ifMoving(['Remove Cleo: opacity 1']));
  },
};

export const Enters: Story = {
  tags: ['!autodocs'],
  play: async (canvas) => {
    await press(canvas, 'Put before');
    const down = `translateY(-${height}px)`;
    await expect(movements(canvas)).toEqual(
      ifMoving([`Remove Ada: ${down}`, `Remove Ben: ${down}`, `Remove Cleo: ${down}`, 'Remove Early 3: opacity 0']),
    );
  },
};

/** Rows that are added at the end appear without animation. */
export const AFurtherPage: Story = {
  tags: ['!autodocs'],
  play: async (canvas) => {
    await press(canvas, 'Put after');
    await expect(within(list(canvas)).getAllByRole('listitem')).toHaveLength(4);
    await expect(movements(canvas)).toEqual([]);
  },
};
