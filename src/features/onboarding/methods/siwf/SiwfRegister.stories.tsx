import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '@/design-system';
import { SiwfRegister } from './SiwfRegister.tsx';

const brand = (
  <Text size="title" weight="bold">
    sez
  </Text>
);

const meta = {
  title: 'Onboarding/Handle',
  tags: ['!autodocs'],
  component: SiwfRegister,
  args: { frame: { brand, captcha: undefined } },
  beforeEach: () => () => localStorage.removeItem('userFrequencyHandle'),
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    app: { persona: 'newcomer', path: '/siwf/register' },
    docs: { description: { component: 'Where somebody who came over Frequency chooses the handle of both networks.' } },
  },
} satisfies Meta<typeof SiwfRegister>;
export default meta;
type Story = StoryObj<typeof meta>;

async function claim(canvasElement: HTMLElement, handle: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/Username/, {}, patience), handle);
  return canvas;
}

export const Taken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await claim(canvasElement, 'lena');
    await expect(await canvas.findByText('This username is already taken.', {}, patience)).toBeVisible();
  },
};

/** The provider requires a confirmation by the owner, which can be given later. */
export const ToConfirm: Story = {
  parameters: {
    app: {
      persona: 'newcomer',
      path: '/siwf/register',
      faults: [{ path: '/api/siwf/handle', status: 200, body: { baseHandle: 'nils_f', url: '/mock-provider/confirm?handle=nils_f' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await claim(canvasElement, 'nils_f');
    await canvas.findByText('@nils_f is available.', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim this handle' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'One more step on Frequency' }, patience)).toBeVisible();
  },
};

/** Without a session, the page shows the ways to an account. */
export const WithoutAccount: Story = { parameters: { app: { persona: 'guest', path: '/siwf/register' } } };
