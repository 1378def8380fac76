import { media } from '../../styles/media.ts';

/** Whether a media condition of the design system holds right now. */
export const matches = (condition: keyof typeof media): boolean => window.matchMedia(media[condition]).matches;
