import type { Notification, User } from '@/api';

/** Somebody, with no more than is needed to be one. */
export const aPerson = (id: string, given: Partial<User> = {}): User => ({
  id,
  username: id,
  displayName: id,
  firstName: null,
  lastName: null,
  name: null,
  email: null,
  phone: null,
  roles: [],
  verified: false,
  rating: 99,
  avatarFile: null,
  weighInThresholds: [],
  frequencyHandle: null,
  ...given,
});

/** A notification; the higher its number, the newer it is. */
export const aNotification = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  read: false,
  type: 'follow',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
  actorUser: aPerson(`u${number}`, { displayName: `Person ${number}` }),
  ...given,
});
