import { style } from '@vanilla-extract/css';
import { utility } from '../../styles/layered.ts';
import { visuallyHidden } from '../../styles/mixins.ts';

export const hidden = style(utility(visuallyHidden));
