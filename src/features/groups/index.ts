export { GroupPage } from './components/GroupPage.tsx';
export { GroupRows } from './components/GroupRow.tsx';
export { GroupsOverview } from './components/GroupsOverview.tsx';
export { strings as groupStrings } from './strings.ts';
