import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { TurnstileApi, TurnstileOptions } from './loadTurnstile.ts';
import * as script from './loadTurnstile.ts';
import { turnstile } from './Turnstile.tsx';

const api = { render: vi.fn<TurnstileApi['render']>(() => 'widget-1'), remove: vi.fn<TurnstileApi['remove']>() };
let loadTurnstile: MockInstance<typeof script.loadTurnstile>;
beforeEach(() => {
  vi.clearAllMocks();
  loadTurnstile = vi.spyOn(script, 'loadTurnstile').mockResolvedValue(api);
});

function show(errors: readonly string[] = []) {
  const onToken = vi.fn<(token: string | undefined) => void>();
  const view = render(<turnstile.Widget onToken={onToken} errors={errors} />);
  return { view, onToken };
}
async function drawn(): Promise<{ box: HTMLElement; options: TurnstileOptions }> {
  await waitFor(() => expect(api.render).toHaveBeenCalled());
  const [box, options] = api.render.mock.calls.at(-1) as [HTMLElement, TurnstileOptions];
  return { box, options };
}

test('renders the widget and passes on its token and its expiry', async () => {
  const { onToken, view } = show();
  const { box, options } = await drawn();
  expect(view.container.contains(box)).toBe(true);
  options.callback('token-1');
  expect(onToken).toHaveBeenLastCalledWith('token-1');
  options['expired-callback']();
  expect(onToken).toHaveBeenLastCalledWith(undefined);
});

test('is removed together with its step', async () => {
  const { view } = show();
  await drawn();
  view.unmount();
  expect(api.remove).toHaveBeenCalledWith('widget-1');
});

test('reports a script that does not load, and loads it again on request', async () => {
  loadTurnstile.mockRejectedValueOnce(new Error('offline'));
  const { onToken } = show();
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t load');
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await drawn();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a check that fails later revokes its token', async () => {
  const { onToken } = show(['Confirm that you’re not a robot.']);
  const { options } = await drawn();
  act(() => options['error-callback']());
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('Confirm that you’re not a robot.')).toBeDefined();
});
