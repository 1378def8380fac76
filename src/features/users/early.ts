// What may run in the page before its code is here: plain rules, no elements, no strings of ours.
export { chosenNameOf } from './model/chosenName.ts';
