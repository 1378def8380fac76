import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { type LinkElementProps, LinkProvider } from './Anchor.tsx';
import { Link, linkTones } from './Link.tsx';

const navigate = fn();

/** Stands for a router's link. */
function RouterLink(props: LinkElementProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
}

const meta = {
  title: 'Typography/Link',
  component: Link,
  args: { href: '/post/1', children: 'the annex' },
  parameters: {
    docs: {
      description: {
        component:
          'Leads to another page or another part of it. For an action use **Button**, for a link that looks like one **LinkButton**. ' +
          'Wrap the app in `LinkProvider element={…}` once, and every link navigates with the router.',
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      {linkTones.map((tone) => (
        <Text key={tone} as="p" tone="strong">
          Read <Link {...args} tone={tone} isUnderlined={tone === 'inherit' || tone === 'muted'} /> before the shouting starts ({tone}).
        </Text>
      ))}
    </Stack>
  ),
};

export const ThroughTheRouter: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <LinkProvider element={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'the annex' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/post/1');
  },
};

export const ToAnotherSite: Story = {
  tags: ['!autodocs'],
  args: { href: 'https://council.example/annex', isNewTab: true },
  decorators: [
    (Story) => (
      <LinkProvider element={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'the annex' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
