export { rovingIndex } from './rovingIndex.ts';
