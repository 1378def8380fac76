import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, within } from 'storybook/test';
import { type ScreenStory, screenAt } from '../app/screen.tsx';

export default { title: 'Screens/Sign in', tags: ['!autodocs'], ...screenAt('/sign-in?method=password', 'guest') };

async function fill({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const password = await canvas.findByLabelText(/^\W*Password$/, {}, patience);
  await canvas.findByRole('button', { name: /^Country: / }, patience);
  await fireEvent.change(canvas.getByRole('textbox', { name: /Phone number/ }), { target: { value: '2015550123' } });
  await fireEvent.change(password, { target: { value: 'correct-horse' } });
  return canvas.getByRole('button', { name: 'Sign in' });
}

export const Full: ScreenStory = {
  play: async (context) => {
    await expect(await fill(context)).toBeEnabled();
  },
};

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^\W*Password$/, {}, patience)).toHaveValue('');
  },
};

export const Loading: ScreenStory = {
  parameters: { app: { faults: [{ path: '/api/auth/login', delayMs: 600_000 }] } },
  play: async (context) => {
    const send = await fill(context);
    await fireEvent.click(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: ScreenStory = {
  parameters: { app: { faults: [{ path: '/api/auth/login', status: 400, message: 'Invalid phone or password' }] } },
  play: async (context) => {
    await fireEvent.click(await fill(context));
    await shows('Invalid phone or password')(context);
  },
};
