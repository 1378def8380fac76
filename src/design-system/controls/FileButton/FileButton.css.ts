import { style } from '@vanilla-extract/css';
import { component, visuallyHidden } from '../../styles/index.ts';

/** The button beside it is what people press; the input only holds the file. */
export const input = style(component(visuallyHidden));
