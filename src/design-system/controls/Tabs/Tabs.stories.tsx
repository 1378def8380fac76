import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SkeletonTabs } from './SkeletonTabs.tsx';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

const items = [
  { value: 'all', label: 'All' },
  { value: 'following', label: 'Following', count: 12 },
  { value: 'monitoring', label: 'Monitoring' },
  { value: 'transit', label: '#transit', count: 3 },
] as const;
type Value = (typeof items)[number]['value'];

const meta = {
  title: 'Controls/Tabs',
  component: Tabs<Value>,
  args: { id: 'feed', label: 'Feed', items, value: 'all', onChange: fn(), onReselect: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Shows one of several panels in the same place. Arrow keys move the focus, Enter or Space chooses, and pressing the current tab again calls ' +
          '`onReselect`. For a setting use **SegmentedControl**; for pages with addresses of their own a navigation of links.',
      },
    },
  },
} satisfies Meta<typeof Tabs<Value>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: TabsProps<Value>) {
  const [value, setValue] = useState(props.value);
  const change = (next: Value) => {
    props.onChange(next);
    setValue(next);
  };
  return (
    <>
      <Tabs {...props} value={value} onChange={change} />
      <TabPanel tabsId={props.id} value={value}>
        <p>{`List of ${value}`}</p>
      </TabPanel>
    </>
  );
}

export const Playground: Story = {};

export const Gallery: Story = {};

export const ATagFromRightToLeft: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const sign = document.createRange();
    const name = canvas.getByText('#transit').firstChild;
    if (!name) throw new Error('The tab has no name.');
    sign.setStart(name, 0);
    sign.setEnd(name, 1);
    const range = document.createRange();
    range.setStart(name, 1);
    range.setEnd(name, '#transit'.length);
    await expect(sign.getBoundingClientRect().left).toBeLessThan(range.getBoundingClientRect().left);
  },
};

export const NarrowerThanItsTabs: Story = {
  tags: ['!autodocs'],
  args: { value: 'transit' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Runs before the frame is painted, but after the play function has started.
    await waitFor(async () => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const selected = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      await expect(selected.left).toBeGreaterThanOrEqual(row.left);
      await expect(selected.right).toBeLessThanOrEqual(row.right);
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await waitFor(() => expect(tab(/All/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab(/Following/)).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('following');
    await expect(canvas.getByRole('tabpanel', { name: /Following/ })).toHaveTextContent('List of following');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tab(/#transit/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab(/All/)).toHaveFocus());
  },
};

export const TheCurrentTabAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'All' }));
    await expect(args.onReselect).toHaveBeenCalledOnce();
    await expect(args.onReselect).toHaveBeenCalledWith('all');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnTheirWay: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <SkeletonTabs count={args.items.length} />
      <Controlled {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[data-shapes="tabs"]');
    const row = within(canvasElement).getByRole('tablist');
    await expect(shape?.getBoundingClientRect().height).toBe(row.getBoundingClientRect().height);
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Following/ })).toHaveFocus());
  },
};
