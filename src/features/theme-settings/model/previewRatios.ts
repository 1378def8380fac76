import type { Pair, ThemeReport } from '@/design-system/theme/solver/index.ts';

/** The contrast pairs that a preview shows, by their labels. */
const previewRatioNames = ['text', 'link', 'button', 'accent'] as const;
export type PreviewRatioName = (typeof previewRatioNames)[number];

export interface PreviewRatio {
  name: PreviewRatioName;
  /** Lowest ratio of the pair, truncated to one decimal so that it is never overstated. */
  shown: string;
  meetsTarget: boolean;
}

const belongsTo: Record<PreviewRatioName, (pair: Pair) => boolean> = {
  text: ({ foreground, surface }) => foreground === 'strong' && surface === 'nested',
  link: ({ foreground, surface }) => foreground === 'link' && surface === 'nested',
  button: ({ surface }) => surface === 'primary fill',
  accent: ({ surface }) => surface === 'accent fill',
};

/** The ratios shown under a preview. */
export function previewRatios(report: ThemeReport): PreviewRatio[] {
  return previewRatioNames.map((name) => {
    const pairs = report.pairs.filter(belongsTo[name]);
    const lowest = Math.min(...pairs.map(({ ratio }) => ratio));
    return { name, shown: (Math.floor(lowest * 10) / 10).toFixed(1), meetsTarget: pairs.every(({ ratio, target }) => ratio >= target) };
  });
}
