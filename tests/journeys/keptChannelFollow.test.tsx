import { afterEach, expect, test, vi } from 'vitest';
import { type Channel, getChannel, request } from '@/api';
import { keepChanges } from '@/app/offline/keptChanges.ts';
import { channelAtom, putChannelsAtom } from '@/features/channels';
import { chooseChannelFollowAtom, setChannelFollowAtom } from '@/features/channels/state/followChannel.ts';
import { toastsAtom } from '@/features/feedback';
import { clearSessionAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
let isOnline = true;
afterEach(() => {
  isOnline = true;
  vi.restoreAllMocks();
});

/** Changes of what somebody follows that reached the server, in their order. */
const sent = () => calls.map(({ call }) => call).filter((call) => /^POST .*follow/.test(call));

/** A page of the signed-in person that shows this channel as the server has it. */
async function openPage(id: string) {
  const { store } = await signedInStore();
  await keepChanges(store);
  const channel: Channel = required(await request(getChannel, { params: { id }, bypassCache: true }));
  store.set(putChannelsAtom, [channel]);
  return store;
}

test.each([
  ['before the connection goes, and not sent yet', false],
  ['without a connection', true],
])('the end of following a channel (%s) is kept over a reload, and sent once', async (_when, wasOffline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { id } = required([...mocks.db.channels.all()][0]);
  const store = await openPage(id);
  await store.set(setChannelFollowAtom, id, 'follow');
  expect(store.get(channelAtom(id))?.followType).toBe('follow');
  calls.splice(0);
  isOnline = !wasOffline;
  const ending = store.set(chooseChannelFollowAtom, id, null);
  if (!wasOffline) await ending;
  expect(store.get(channelAtom(id))?.followType).toBe(null);
  isOnline = false;
  dispatchEvent(new Event('offline'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  dispatchEvent(new Event('pagehide'));
  store.set(clearSessionAtom);
  const reloaded = await openPage(id);
  await vi.waitFor(() => expect(reloaded.get(channelAtom(id))?.followType).toBe(null));
  expect(sent()).toEqual([]);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await requestsSettled();
  expect(sent()).toEqual(['POST /api/users/unfollow-channel']);
  expect(reloaded.get(toastsAtom)).toEqual([]);
  expect(required(await request(getChannel, { params: { id }, bypassCache: true })).followType ?? null).toBe(null);
});
