export { KeptWords } from './components/KeptWords.tsx';
export { type FormWords, useFormWords } from './state/useFormWords.ts';
