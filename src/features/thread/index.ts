export { Thread, type ThreadProps } from './components/Thread.tsx';
export { usePostState } from './data/useThread.ts';
