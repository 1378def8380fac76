export { Composer } from './components/Composer.tsx';
