import type { Interactions } from './interactions.ts';
import { type Scroll, speeds } from './scroll.ts';
import { median } from './stats.ts';
import type { ThemeApply } from './themeApply.ts';
import type { Visit } from './visit.ts';

/** All measurements of one build. A list holds one value for each round, and is empty if the run left that part out. */
export interface Figures {
  visits: Record<'phone' | 'desktop', { first: Visit[]; second: Visit[] }>;
  screens: { post: Visit[]; profile: Visit[] };
  flick: Scroll[];
  glance: Scroll[];
  /** The same speed as the flick, on a desktop. */
  desktopFlick: Scroll[];
  /** `near` is measured on a fresh feed, `far` after the flick. */
  interactions: { near: Interactions[]; far: Interactions[] };
  themeApply: ThemeApply[];
}

/** A row of the report: its label, where its values are, and their unit. */
interface Row {
  readonly what: string;
  readonly unit: 's' | 'ms' | 'kB' | '%' | '';
  values(figures: Figures): readonly number[];
}

/** Maximum bytes of JavaScript (brotli) before the first post: 110 kB of 1024 bytes. */
export const scriptBudget = 110 * 1024;

const visitRows = (where: string, of: (figures: Figures) => readonly Visit[]): Row[] => [
  { what: `${where}: first paint`, unit: 's', values: (figures) => of(figures).map(({ firstPaint }) => firstPaint) },
  { what: `${where}: first post`, unit: 's', values: (figures) => of(figures).map(({ firstPost }) => firstPost) },
  { what: `${where}: first post to act on`, unit: 's', values: (figures) => of(figures).map(({ firstCard }) => firstCard) },
  { what: `${where}: blocking time`, unit: 'ms', values: (figures) => of(figures).map(({ blocking }) => blocking) },
  { what: `${where}: layout shift`, unit: '', values: (figures) => of(figures).map(({ layoutShift }) => layoutShift) },
];

const scrollRows = (where: string, of: (figures: Figures) => readonly Scroll[]): Row[] => [
  { what: `${where}: frames dropped`, unit: '%', values: (figures) => of(figures).map(({ droppedShare }) => droppedShare * 100) },
  {
    what: `${where}: frames over 50 ms per 10,000 px`,
    unit: '',
    values: (figures) => of(figures).map(({ longFrameRate }) => longFrameRate),
  },
  { what: `${where}: main thread per 1,000 px`, unit: 'ms', values: (figures) => of(figures).map(({ mainThread }) => mainThread) },
  { what: `${where}: held up at the end of the list per 1,000 px`, unit: 'ms', values: (figures) => of(figures).map(({ held }) => held) },
  { what: `${where}: longest frame`, unit: 'ms', values: (figures) => of(figures).map(({ longest }) => longest) },
  {
    what: `${where}: looks at a post not drawn yet`,
    unit: '%',
    values: (figures) => of(figures).map(({ blankShare }) => blankShare * 100),
  },
  { what: `${where}: most elements in the page`, unit: '', values: (figures) => of(figures).map(({ maxNodes }) => maxNodes) },
  {
    what: `${where}: growth of the heap, MiB`,
    unit: '',
    values: (figures) => of(figures).map(({ heapBefore, heapAfter }) => heapAfter - heapBefore),
  },
];

const pressed: Readonly<Record<keyof Interactions, string>> = {
  weighIn: 'weigh-in opens',
  openPost: 'a post opens',
  back: 'back in the list',
  backToAct: 'back in the list, until it answers',
  follow: 'follow shows',
};

const interactionRows = (where: string, of: (figures: Figures) => readonly Interactions[]): Row[] =>
  (['weighIn', 'openPost', 'back', 'backToAct', 'follow'] as const).map((name) => ({
    what: `${where}: ${pressed[name]}`,
    unit: 'ms',
    values: (figures) => of(figures).map((times) => times[name]),
  }));

const rows: readonly Row[] = [
  {
    what: 'JavaScript before the first post to act on (brotli)',
    unit: 'kB',
    values: ({ visits }) => visits.phone.first.map(({ scriptBytes }) => scriptBytes),
  },
  ...visitRows('phone', ({ visits }) => visits.phone.first),
  ...visitRows('phone again', ({ visits }) => visits.phone.second),
  ...visitRows('desktop', ({ visits }) => visits.desktop.first),
  ...visitRows('a post’s page', ({ screens }) => screens.post),
  ...visitRows('a profile', ({ screens }) => screens.profile),
  ...scrollRows(`${speeds.flick} px/s`, ({ flick }) => flick),
  ...scrollRows(`${speeds.glance} px/s`, ({ glance }) => glance),
  ...scrollRows(`desktop, ${speeds.flick} px/s`, ({ desktopFlick }) => desktopFlick),
  ...interactionRows('near the top', ({ interactions }) => interactions.near),
  ...interactionRows('after the flick', ({ interactions }) => interactions.far),
  {
    what: 'applying a theme, until its frame is drawn',
    unit: 'ms',
    values: ({ themeApply }) => themeApply.map(({ nextFrame }) => nextFrame),
  },
  {
    what: 'components rendered outside the dialog',
    unit: '',
    values: ({ themeApply }) => themeApply.map(({ renderedOutside }) => renderedOutside),
  },
];

function written(value: number, unit: Row['unit']): string {
  if (Number.isNaN(value)) return 'not measured';
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === 'kB') return `${(value / 1024).toFixed(1)} kB`;
  if (unit === '%') return `${value.toFixed(1)} %`;
  return String(Math.round(value * 10_000) / 10_000);
}

/** The rows with at least one value that couldn't be measured, so that their medians aren't trusted too much. */
export function unmeasuredIn(figures: Figures): string[] {
  return rows.filter(({ values }) => values(figures).some(Number.isNaN)).map(({ what }) => what);
}

/**
 * The medians as cells: label, this build and, if there is another build, that one and the ratio to it. Rows that were measured for neither
 * build are left out.
 */
export function cellsOf(figures: Figures, against?: Figures): string[][] {
  return rows.flatMap(({ what, unit, values }) => {
    const own = values(figures);
    if (own.length === 0) return [];
    const value = median(own);
    const other = against && values(against).length > 0 ? median(values(against)) : undefined;
    if (other === undefined) return [[what, written(value, unit)]];
    return [
      [
        what,
        written(value, unit),
        written(other, unit),
        other === 0 || Number.isNaN(value / other) ? '' : `${(value / other).toFixed(2)} ×`,
      ],
    ];
  });
}

/** @returns lines of equal columns, all but the first flush right */
export function tableOf(cells: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of cells) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  return cells
    .map(
      (row) =>
        `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    )
    .join('\n');
}
