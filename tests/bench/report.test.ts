import { expect, test } from 'vitest';
import { cellsOf, type Figures, tableOf, unmeasuredIn } from './report.ts';
import type { Visit } from './visit.ts';

const visit = (firstPost: number): Visit => ({
  scriptBytes: 98 * 1024,
  scripts: [],
  firstPaint: 600,
  firstPost,
  firstCard: firstPost,
  blocking: 310,
  layoutShift: 0.0123,
});
const figuresOf = (...firstPosts: number[]): Figures => ({
  visits: { phone: { first: firstPosts.map(visit), second: [] }, desktop: { first: [], second: [] } },
  screens: { post: [], profile: [] },
  flick: [],
  glance: [],
  desktopFlick: [],
  interactions: { near: [], far: [] },
  themeApply: [],
});

test('shows medians, and leaves out missing measurements', () => {
  const cells = cellsOf(figuresOf(3000, 1000, 2000));
  expect(cells).toContainEqual(['JavaScript before the first post to act on (brotli)', '98.0 kB']);
  expect(cells).toContainEqual(['phone: first post', '2.00 s']);
  expect(cells).toContainEqual(['phone: layout shift', '0.0123']);
  expect(cells.some(([what]) => what?.startsWith('desktop'))).toBe(false);
});

test('sets a build against another one', () => {
  expect(cellsOf(figuresOf(1000), figuresOf(4000))).toContainEqual(['phone: first post', '1.00 s', '4.00 s', '0.25 ×']);
});

test('names no ratio to nothing', () => {
  const still = figuresOf(1000);
  still.visits.phone.first = [{ ...visit(1000), layoutShift: 0 }];
  expect(cellsOf(figuresOf(1000), still)).toContainEqual(['phone: layout shift', '0.0123', '0', '']);
});

test('reports a failed measurement instead of a number', () => {
  const figures = {
    ...figuresOf(1000),
    interactions: { near: [], far: [{ weighIn: Number.NaN, openPost: 90, back: 40, backToAct: 50, follow: 30 }] },
  };
  expect(cellsOf(figures, figures)).toContainEqual(['after the flick: weigh-in opens', 'not measured', 'not measured', '']);
  expect(unmeasuredIn(figures)).toEqual(['after the flick: weigh-in opens']);
  expect(unmeasuredIn(figuresOf(1000))).toEqual([]);
});

test('aligns its columns', () => {
  const [first = '', second = ''] = tableOf([
    ['a', '1'],
    ['long', '100'],
  ]).split('\n');
  expect(first).toHaveLength(second.length);
});
