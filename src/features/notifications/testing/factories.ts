import { aPerson } from '@tests/support/factories';
import type { Notification } from '@/api';

/** A notification; the higher its number, the newer it is. */
export const aNotification = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  read: false,
  type: 'follow',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
  actorUser: aPerson(`u${number}`, { displayName: `Person ${number}` }),
  ...given,
});
