export { UserAvatar, type UserAvatarProps } from './components/UserAvatar.tsx';
export { UserBadges, UserName } from './components/UserName.tsx';
export { FollowButtons } from './components/FollowButtons.tsx';
export { UserRow } from './components/UserRow.tsx';
export { useSuggestedUsers } from './data/useSuggestedUsers.ts';
export { displayNameOf, handleOf, profilePathOf } from './model/names.ts';
export { keepOnlyUsersAtom, putUsersAtom, recentAuthorsAtom, userAtom } from './state/users.ts';
