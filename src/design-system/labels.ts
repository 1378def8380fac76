import { createContext, use } from 'react';

/**
 * The default texts of the design system's props; those of lazily loaded components are in `laterLabels.ts`. `LabelsProvider` replaces them
 * with another language's.
 */
export const labels = {
  remove: 'Remove',
  retry: 'Retry',
  loading: 'Loading',
  skipToContent: 'Skip to content',
};

/** Translates the texts `name` into the language of the page; the result has the same shape. */
export type SayLabels = <Labels extends object>(name: string, english: Labels) => Labels;

/** How an application hands in words of its language. Without a provider the design system speaks English. */
export const LabelsProvider = createContext<SayLabels>((_name, english) => english);

/** The design system's own texts, or others that are stored beside lazily loaded components. */
export function useLabels(): typeof labels;
export function useLabels<Labels extends object>(name: string, english: Labels): Labels;
export function useLabels(name = 'general', english: object = labels) {
  return use(LabelsProvider)(name, english);
}
