import { describe, expect, it } from 'vitest';
import { rowsOf, scriptBudget, tableOf, type Figures } from './report.ts';

const scroll = { frames: 4000, droppedShare: 0.031, longFrames: 3, longest: 84, posts: 1000, blankShare: 0.02, maxNodes: 1800, heapBefore: 9, heapAfter: 14 };
const figures: Figures = {
  firstPost: { scriptBytes: 98 * 1024, scripts: [], visibleAt: 2345, blocking: 310 },
  feed: scroll,
  glance: { ...scroll, posts: 150, droppedShare: 0.01, blankShare: 0 },
  baseline: { ...scroll, droppedShare: 0, longFrames: 0 },
  themeApply: { nextFrame: 48, script: 31, renderedOutside: 0, presses: 20 },
};

describe('the report of the bench', () => {
  it('sets the JavaScript against its budget', () => {
    expect(scriptBudget).toBe(112_640);
    expect(rowsOf(figures)[0]).toEqual(['JavaScript before the first post (brotli)', '98.0 kB', 'budget 110.0 kB']);
  });

  it('sets the scroll against the machine’s own', () => {
    expect(rowsOf(figures)).toContainEqual(['dropped frames over 1000 posts at 4000 px/s', '3.1 %', 'static page 0.0 %']);
    expect(rowsOf(figures)).toContainEqual(['looks that found a post not drawn yet', '2.0 %', '']);
    expect(rowsOf(figures)).toContainEqual(['dropped frames over 150 posts at 1600 px/s', '1.0 %', 'not drawn yet 0.0 %']);
  });

  it('shows what applying a theme takes and touches', () => {
    expect(rowsOf(figures)).toContainEqual(['applying a theme, until its frame is drawn', '48 ms', 'of which script 31 ms']);
    expect(rowsOf(figures)).toContainEqual(['components rendered outside the dialog', '0', 'over 20 themes']);
  });

  it('aligns its columns', () => {
    const [first = '', second = ''] = tableOf([['a', '1', 'x'], ['long', '100', 'y']]).split('\n');
    expect(first.indexOf('x')).toBe(second.indexOf('y'));
  });
});
