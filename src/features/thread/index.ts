export { type DetailPart, PostDetailWords } from './components/PostDetailWords.tsx';
export { Thread, type ThreadProps } from './components/Thread.tsx';
export { prefetchPostAtom, usePostState } from './data/useThread.ts';
