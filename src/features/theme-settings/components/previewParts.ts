import { type ComponentType, Fragment, type ReactNode } from 'react';

/** Draws something real; gives back its children, a sample, where there is nothing real to draw. */
export type PreviewPart = ComponentType<{ children: ReactNode }>;

/** What the live preview shows of the person who looks at it. */
export interface PreviewParts {
  Post: PreviewPart;
  Profile: PreviewPart;
}

/** Nothing real: the samples stand for themselves. */
export const samplesOnly: PreviewParts = { Post: Fragment, Profile: Fragment };
