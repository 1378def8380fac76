export { logOutAtom, refreshCurrentUserAtom, startSessionAtom } from './state/actions.ts';
export { currentUserAtom, currentUserIdAtom, isSignedInAtom } from './state/currentUser.ts';
export { guardSession, isAccountGoneAtom, leaveGoneAccountAtom, reportErrorAtom } from './state/guard.ts';
export { redirectAtom } from './state/redirect.ts';
export { activeTabEntry, currentPostsFilterEntry } from './storage.ts';
export { strings as sessionStrings } from './strings.ts';
