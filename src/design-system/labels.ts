import { createContext, use } from 'react';

/**
 * The few words the design system says by itself; those of what opens later stand in `laterLabels.ts`. Each is the default of a prop; `LabelsProvider` puts those of another
 * language in their place.
 */
const labels = {
  remove: 'Remove',
  retry: 'Retry',
  loading: 'Loading',
  skipToContent: 'Skip to content',
};

/** Answers words in the language of the page: `name` says which, and what is answered has their shape. */
export type SayLabels = <Words extends object>(name: string, english: Words) => Words;

/** How an application hands in words of its language. Without a provider the design system speaks English. */
export const LabelsProvider = createContext<SayLabels>((_name, english) => english);

/** The design system's own words; or others, kept beside components that come later. */
export function useLabels(): typeof labels;
export function useLabels<Words extends object>(name: string, english: Words): Words;
export function useLabels(name = 'general', english: object = labels) {
  return use(LabelsProvider)(name, english);
}
