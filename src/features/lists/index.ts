export { ListEnd, type ListEndProps } from './components/ListEnd.tsx';
export { LongRows } from './components/LongRows.tsx';
export { type ItemPosition, WindowedList, type WindowedListProps } from './components/WindowedList.tsx';
export { listCacheAtom } from './data/listCache.ts';
export { type ListSource, type PageRequest, prefetchListAtom } from './data/listSource.ts';
export { type LoadState, listStateOf, loadStateOf, queryStateOf } from './data/loadState.ts';
export { type PagedList, usePagedList } from './data/usePagedList.ts';
export type { ListName, PeopleListName, PostListName } from './model/listNames.ts';
export type { Entry, Page, Paging } from './model/pages.ts';
