// The exports that may run in the page before the code is loaded: plain rules without elements or our own strings.
export { chosenNameOf } from './model/chosenName.ts';
