export { Explore } from './components/Explore.tsx';
