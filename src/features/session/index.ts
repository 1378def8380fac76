export { clearSessionAtom, logOutAtom, refreshCurrentUserAtom, startSessionAtom } from './state/actions.ts';
export { crossPostAtoms, type Network } from './state/crossPost.ts';
export { changeFollowedChannelsAtom, currentUserAtom, currentUserIdAtom, isSignedInAtom, setCurrentUserAtom } from './state/currentUser.ts';
export { guardSession, isAccountGoneAtom, leaveGoneAccountAtom, reportErrorAtom, reportFailureAtom } from './state/guard.ts';
export { createPersonScopes, type PersonScope, type PersonScopes } from './state/personScopes.ts';
export { redirectAtom, redirectDoneAtom, redirectToAtom } from './state/redirect.ts';
export {
  activeTabEntry,
  currentPostsFilterEntry,
  isFirstLoginEntry,
  newUserEntry,
  userEntry,
  userFrequencyHandleEntry,
} from './storage.ts';
export { strings as sessionStrings } from './strings.ts';
