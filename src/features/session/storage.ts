import { string } from 'valibot';
import { currentUserSchema } from '@/api';
import { stored } from '@/shared/storage';

/** The signed-in person as the server last described them; its presence is what makes the app "signed in". */
export const userEntry = stored('user', currentUserSchema);
/** Set on the first sign-in of a new account, until the welcome posts are dismissed. */
export const isFirstLoginEntry = stored('isFirstLogin', string());
/** Set while a new account is still going through onboarding. */
export const newUserEntry = stored('newUser', string());
/** Active feed tab: `all`, `following`, `monitoring`, `reply` or `tag:<name>`. Kept here because signing out clears it. */
export const activeTabEntry = stored('activeTab', string());
/** The request filter that belongs to the active tab, as JSON. */
export const currentPostsFilterEntry = stored('currentPostsFilter', string());
/** Where the person was when the session expired; same-origin path, kept for this browser tab. */
export const returnToEntry = stored('returnTo', string(), 'session');
/** The id of the person whose session expired there; `returnTo` leads nobody else. */
export const returnToOwnerEntry = stored('returnToOwner', string(), 'session');

/** The base handle that the person has claimed on Frequency: `ada`, without the number that the network appends. */
export const userFrequencyHandleEntry = stored('userFrequencyHandle', string());

/** A newcomer's input; `onboarding` knows its shape. Named here because signing out clears it. */
const onboardingEntry = stored('onboarding', string(), 'session');

/** The keys that signing out removes. Theme, logo and colour scheme stay. */
export const clearedOnSignOut = [
  userEntry,
  isFirstLoginEntry,
  activeTabEntry,
  currentPostsFilterEntry,
  userFrequencyHandleEntry,
  onboardingEntry,
] as const;
