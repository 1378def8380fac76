export { LanguageChoice } from './components/LanguageChoice.tsx';
