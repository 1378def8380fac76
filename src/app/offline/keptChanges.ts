import * as v from 'valibot';
import { channelFollowChangeAtom } from '@/features/channels';
import { outboxCode } from '@/features/compose';
import {
  adjustUnreadCountAtom,
  allReadChangeAtom,
  readChangeAtom,
  refreshNotificationsAtom,
  refreshUnreadCountAtom,
  unreadCountAtom,
} from '@/features/notifications';
import { weighInChangeAtom } from '@/features/posts';
import { followChangeAtom } from '@/features/users';
import { logError } from '@/shared/lib/log';
import type { Settled } from '@/shared/lib/optimistic';
import type { Store } from '@/shared/lib/scope';

const level = v.optional(v.picklist([-2, -1, 0, 1, 2]));
const weighInSchema = v.object({
  values: v.object({ '2': level, '3': level, '4': level }),
  description: v.string(),
  userId: v.string(),
  createdAt: v.string(),
});
const followSchema = v.nullable(v.picklist(['follow', 'monitor']));

/** Reads changes of earlier visits from storage; those of another shape are ignored. */
function repeatOf<S extends v.GenericSchema>(schema: S, make: (id: string, change: v.InferOutput<S>) => Promise<Settled<unknown>>) {
  return (id: string, change: unknown) => {
    const result = v.safeParse(schema, change);
    return result.success ? make(id, result.output) : undefined;
  };
}

/** Stores what the person does without a network in the database of drafts, and shows and sends the changes of earlier visits. */
export async function keepChanges(store: Store): Promise<void> {
  try {
    const { startKeptChanges } = await outboxCode.load();
    startKeptChanges(store, {
      weighIn: repeatOf(weighInSchema, (id, change) => store.set(weighInChangeAtom, id, change)),
      follow: repeatOf(followSchema, (id, change) => store.set(followChangeAtom, id, change)),
      channelFollow: repeatOf(followSchema, (id, change) => store.set(channelFollowChangeAtom, id, change)),
      allRead: repeatOf(v.string(), (_id, until) => markAllAgain(store, until)),
      read: repeatOf(v.boolean(), (id, isRead) => markAgain(store, id, isRead)),
    });
  } catch (error) {
    // Without it a change that can't be sent is refused at once, as before.
    logError('keep changes', error);
  }
}

/** The server's count still includes the notification, until the mark is sent. */
async function markAgain(store: Store, id: string, isRead: boolean): Promise<Settled<unknown>> {
  const marking = store.set(readChangeAtom, id, isRead);
  void store.set(refreshUnreadCountAtom).then(() => store.set(adjustUnreadCountAtom, -1));
  const settled = await marking;
  if (settled.state !== 'replaced') void store.set(refreshNotificationsAtom);
  return settled;
}

async function markAllAgain(store: Store, until: string): Promise<Settled<unknown>> {
  let isWaiting = true;
  const marking = store.set(allReadChangeAtom, until);
  void store.set(refreshUnreadCountAtom).then(() => isWaiting && store.set(adjustUnreadCountAtom, -store.get(unreadCountAtom)));
  const settled = await marking;
  isWaiting = false;
  return settled;
}
