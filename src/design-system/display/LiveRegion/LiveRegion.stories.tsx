import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../typography/index.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Display/LiveRegion',
  component: LiveRegion,
  args: { message: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Tells screen readers what others see happen. For what everybody should read use a toast; a list that loads is announced by **SkeletonRegion**.',
      },
    },
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack gap="5">
      <div>
        <Text as="p">Polite: said when the reader has come to a pause</Text>
        <LiveRegion {...args} message="Link copied" />
      </div>
      <div>
        <Text as="p">Assertive: interrupts</Text>
        <LiveRegion {...args} message="You’re offline" urgency="assertive" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline'));
  },
};

export const SaysTheSameAgain: Story = {
  tags: ['!autodocs'],
  render: function Counter(args) {
    const [copies, setCopies] = useState(0);
    return (
      <>
        <Button onClick={() => setCopies(copies + 1)}>Copy</Button>
        <LiveRegion {...args} message={copies === 0 ? '' : 'Link copied'} nonce={copies} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();

    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
      await waitFor(() => expect(announced.filter((text) => text === 'Link copied')).toHaveLength(times));
    }
    observer.disconnect();
  },
};
