import type { User } from '@/api';

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
