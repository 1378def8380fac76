import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import * as picker from '@/design-system/pickers/AvatarCrop/AvatarCrop.tsx';
import * as cutter from '@/design-system/pickers/AvatarCrop/cropImage.ts';
import { toastsAtom } from '@/features/feedback';
import { GroupPage, GroupRail } from '@/features/groups';
import { PictureField } from '@/features/groups/components/form/PictureField';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { heicPhoto } from '../support/heicPhoto.ts';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();

vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };
const slowly = (path: string) => mocks.fail({ method: 'POST', path, delayMs: 500 });
const button = (name: string) => screen.findByRole('button', { name }, patience);

async function openStreetLab(search: string, shows: 'page' | 'rail' = 'page') {
  const { store } = await signedInStore();
  const screenOf = { page: <GroupPage address="streetlab" />, rail: <GroupRail address="streetlab" closed={null} /> };
  return renderApp(screenOf[shows], store, `/group/streetlab${search}`);
}

test.each(['page', 'rail'] as const)('a late answer to a request leaves the focus where the person has moved it (%s)', async (shows) => {
  const { user } = await openStreetLab(shows === 'page' ? '?tab=members&people=requests' : '', shows);
  slowly('/api/organizations/:id/accept-join-request');
  await user.click(await button('Approve: Amira Haddad'));
  const other = await button('Decline: Ines Duarte');
  other.focus();
  await waitFor(() => expect(screen.queryByText('Amira Haddad')).toBeNull(), patience);
  expect(document.activeElement).toBe(other);
});

test('the focus is on the heading once the row is removed, if the person waited for the answer', async () => {
  const { user } = await openStreetLab('?tab=members&people=requests');
  slowly('/api/organizations/:id/accept-join-request');
  await user.click(await button('Approve: Amira Haddad'));
  await waitFor(() => expect(screen.queryByText('Amira Haddad')).toBeNull(), patience);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

/** Chooses Maya, finds Mireille, and sends the one invitation to a slow server. */
async function inviteMaya() {
  const { user } = await openStreetLab('?tab=members');
  await user.click(await button('Invite'));
  await screen.findByRole('dialog', { name: 'Invite people' }, patience);
  const dialog = () => within(screen.getByRole('dialog', { name: 'Invite people' }));
  const find = async (term: string) => {
    await user.clear(dialog().getByRole('textbox', { name: 'Find people' }));
    await user.type(dialog().getByRole('textbox', { name: 'Find people' }), term);
  };
  await find('@may');
  await user.click(await button('Choose: Maya Okafor'));
  await find('mireille');
  const mireille = await button('Choose: Mireille Fontanet');
  slowly('/api/organizations/:orgId/invite-member');
  await user.click(dialog().getByRole('button', { name: /^Invite/ }));
  return { user, dialog, mireille };
}

test('a person chosen while an invitation is being sent stays chosen, and the dialog stays open', async () => {
  const { user, dialog, mireille } = await inviteMaya();
  await user.click(mireille);
  await act(requestsSettled);
  expect(dialog().getByRole('list', { name: 'Chosen people' }).textContent).toBe('Mireille Fontanet');
});

test('an invitation that arrives after its dialog was closed does not close the dialog that is open by then', async () => {
  const { user, dialog } = await inviteMaya();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  await user.click(await button('Invite'));
  await act(requestsSettled);
  expect(dialog().getByRole('textbox', { name: 'Find people' })).toBeDefined();
});

/** Replaces the crop dialog, because there is no canvas here, by one that returns the whole picture. */
function cutWithoutCanvas() {
  vi.spyOn(picker, 'AvatarCrop').mockImplementation(({ onChange }) => {
    useEffect(() => onChange({ x: 0, y: 0, side: 1 }), [onChange]);
    return <span />;
  });
  vi.spyOn(cutter, 'cropImage').mockResolvedValue(new Blob(['square'], { type: 'image/png' }));
}

test.each([false, true])('a picture stored after Cancel replaces nothing (cancelled: %s)', async (isCancelled) => {
  cutWithoutCanvas();
  const onUploaded = vi.fn();
  const { store } = await signedInStore();
  const { user, container } = renderApp(<PictureField current={null} purpose="group" onUploaded={onUploaded} />, store, '/');
  await user.upload(
    required(container.querySelector<HTMLInputElement>('input[type=file]')),
    new File(['one'], 'one.png', { type: 'image/png' }),
  );
  mocks.fail({ method: 'POST', path: '/api/files', delayMs: 500, status: 200, body: { id: 'f1', storageId: 's1' } });
  await user.click(await button('Use picture'));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/files'));
  if (isCancelled) await user.click(await button('Cancel'));
  await act(requestsSettled);
  expect(onUploaded).toHaveBeenCalledTimes(isCancelled ? 0 : 1);
});

test('an iPhone’s photo that the browser can’t open is refused with advice', async () => {
  vi.spyOn(picker, 'AvatarCrop').mockImplementation(({ onUnreadable }) => {
    useEffect(() => onUnreadable?.(), [onUnreadable]);
    return <span />;
  });
  const { store } = await signedInStore();
  const { user, container } = renderApp(<PictureField current={null} purpose="group" onUploaded={vi.fn()} />, store, '/');
  const input = required(container.querySelector<HTMLInputElement>('input[type=file]'));
  await user.upload(input, heicPhoto('photo.jpg', 'image/jpeg'));
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ description: expect.stringContaining('HEIC') as string }]), patience);
});
