export { type DetailPart, PostDetailTemplate } from './components/PostDetailTemplate.tsx';
export { Thread, type ThreadProps } from './components/Thread.tsx';
export { prefetchPostAtom, usePostState } from './data/useThread.ts';
