export { type Stored, stored } from './stored.ts';
export { storedAtom } from './storedAtom.ts';
