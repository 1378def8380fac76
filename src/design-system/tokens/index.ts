import './defaults.css.ts';
import './scales.css.ts';

export { vars } from './contract.css.ts';
