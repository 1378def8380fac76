export { Thread, type ThreadProps } from './components/Thread.tsx';
