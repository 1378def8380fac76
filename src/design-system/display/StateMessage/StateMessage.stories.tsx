import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Grid } from '../../layout/index.ts';
import { Card } from '../Card/Card.tsx';
import { FailureState } from './FailureState.tsx';
import { EmptyState, stateMessageForms } from './StateMessage.tsx';

const meta = {
  title: 'Display/Empty and failed',
  component: FailureState,
  args: { title: 'Posts didn’t load', children: 'Failed to fetch posts. Please try again later.' },
  parameters: {
    docs: {
      description: {
        component:
          '`EmptyState` says what to do next, `FailureState` says what happened and offers Retry; both replace the missing content. ' +
          'For what concerns the whole page use a toast or the page’s banner, for content that is loading **Skeleton**.',
      },
    },
  },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Grid columns="20rem" gap="4">
      {stateMessageForms.map((form) => (
        <Card key={form}>
          <EmptyState
            form={form}
            icon={form === 'page' ? UsersRound : Search}
            title={form === 'page' ? 'No posts yet' : 'No results for “tramm”'}
            action={
              <Button size={form === 'page' ? 'medium' : 'small'} variant={form === 'page' ? 'filled' : 'bordered'}>
                Find people
              </Button>
            }
          >
            Follow a few people and their posts will appear here.
          </EmptyState>
        </Card>
      ))}
      {stateMessageForms.map((form) => (
        <Card key={form}>
          <FailureState {...args} form={form} onRetry={() => undefined} />
        </Card>
      ))}
    </Grid>
  ),
};

export const TitleAlone: Story = {
  render: () => (
    <Card>
      <EmptyState icon={Search} title="Nothing found" />
    </Card>
  ),
};

export const Retrying: Story = {
  tags: ['!autodocs'],
  render: function Owner(args) {
    const [tries, setTries] = useState(0);
    return <FailureState {...args} isRetrying={tries > 0} onRetry={() => setTries(tries + 1)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Posts didn’t load');
    const retry = canvas.getByRole('button');
    await expect(retry).toHaveAccessibleName('Retry');
    await userEvent.tab();
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
  },
};
