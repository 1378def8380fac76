// A module of its own, because importing the whole feature by name would put all of its screens into one file.
export { checkPrivateGroupsAtom } from '@/features/groups';
