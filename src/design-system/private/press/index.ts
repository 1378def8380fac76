export { activation } from './activation.ts';
