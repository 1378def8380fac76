export { DockedSuggestions, Suggestions, type SuggestionsProps } from './Suggestions.tsx';
export { type Suggester, useSuggestions } from './useSuggestions.ts';
