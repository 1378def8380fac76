export { plate } from './plate.ts';
