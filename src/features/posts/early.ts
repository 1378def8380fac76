// What may run in the page before its code is here: plain rules, no elements, no strings of ours.
export { type CardWords, firstWords, type PageWords, pageWords } from './model/firstWords.ts';
export type { TextToken } from './model/textTokens.ts';
export { shownText } from './model/textTokens.ts';
