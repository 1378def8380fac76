import { type ComponentType, Fragment, type ReactNode } from 'react';

/** Renders the person's real content; falls back to its children, a sample. */
export type PreviewPart = ComponentType<{ children: ReactNode }>;

/** The person's own content in the live preview. */
export interface PreviewParts {
  Post: PreviewPart;
  Profile: PreviewPart;
}

/** Without real content, the samples are shown. */
export const samplesOnly: PreviewParts = { Post: Fragment, Profile: Fragment };
