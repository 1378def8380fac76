export { type Stored, stored } from './stored.ts';
export { storageRefused, storedAtom } from './storedAtom.ts';
