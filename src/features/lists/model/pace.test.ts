import { describe, expect, test } from 'vitest';
import { createPace, isTooFarAhead } from './pace.ts';

/** A page that moves by so many px in every frame of 16 ms, from `at` on. */
function move(pace: ReturnType<typeof createPace>, step: number, frames: number, at = 0, y = 0): { at: number; y: number; lead: number } {
  let lead = 0;
  for (let frame = 0; frame <= frames; frame += 1) lead = pace.lead(at + frame * 16, y + frame * step);
  return { at: at + frames * 16, y: y + frames * step, lead };
}

describe('the pace of a list', () => {
  test('aims at the position of the page when the drawing is done, in either direction', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(80);
    expect(move(pace, 32, 3).lead).toBeCloseTo(160);
    expect(move(pace, -16, 3, 1000).lead).toBeCloseTo(-80);
  });

  test('ignores scrolling by the list itself', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(80);
    const { at, y } = move(pace, -16, 3);
    pace.moved(298);
    expect(pace.lead(at + 16, y - 16 + 298)).toBeCloseTo(-80);
  });

  test('has no speed after a jump from rest, or before anything was drawn', () => {
    const pace = createPace();
    expect(move(pace, 100, 3).lead).toBe(0);
    pace.began(0);
    pace.ended(50);
    expect(pace.lead(5000, 90_000)).toBe(0);
  });

  test('gives up on items that would be drawn after half of a window has passed, and tries again within half a second', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(100);
    let now = move(pace, 96, 3);
    expect(isTooFarAhead(now.lead, 844)).toBe(true);
    let skipped = 0;
    while (isTooFarAhead(now.lead, 844)) {
      pace.skip();
      skipped += 1;
      now = { at: now.at + 16, y: now.y + 96, lead: pace.lead(now.at + 16, now.y + 96) };
    }
    expect(skipped).toBeGreaterThan(1);
    expect(skipped).toBeLessThan(30);
  });

  test('lets a slow scroll draw every item that it reaches', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(120);
    expect(isTooFarAhead(move(pace, 1.6 * 16, 5).lead, 844)).toBe(false);
  });

  test('lets a fast scroll move freely for twice as long as the last drawing held it up', () => {
    const pace = createPace();
    const flick = move(pace, 96, 3);
    expect(pace.isThrown(844)).toBe(true);
    pace.began(flick.at);
    pace.ended(flick.at + 20);
    pace.lead(flick.at + 48, flick.y + 288);
    expect(pace.isFree(flick.at + 48, 844)).toBe(true);
    expect(pace.isFree(flick.at + 48 + 95, 844)).toBe(true);
    expect(pace.isFree(flick.at + 48 + 97, 844)).toBe(false);
  });

  test('measures a drawing from the start of rendering to its display', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(10, { isShown: false });
    pace.began(16);
    pace.ended(30);
    expect(move(pace, 32, 3).lead).toBeCloseTo(60);
  });

  test('measures each of several overlapping drawings', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(3, { isShown: false, isNextReady: true });
    for (const at of [16, 32, 48]) {
      pace.began(at);
      pace.ended(at + 4, { isNextReady: true });
    }
    expect(pace.isExpensive()).toBe(false);
    expect(move(pace, 32, 3, 48).lead).toBeCloseTo(40);
    pace.began(112);
    pace.ended(126);
    expect(pace.isExpensive()).toBe(true);
  });

  test('leaves the frame of a slow drawing without a further one, and none between its halves', () => {
    const pace = createPace();
    const flick = move(pace, 96, 3);
    const at = (frame: number) => flick.at + frame * 16;
    pace.began(at(0));
    pace.ended(at(0) + 9, { isShown: false });
    pace.lead(at(1), flick.y + 96);
    expect(pace.isFree(at(1), 844)).toBe(false);
    pace.began(at(1));
    pace.ended(at(1) + 12);
    pace.lead(at(2), flick.y + 192);
    expect(pace.isFree(at(2), 844)).toBe(true);
    pace.lead(at(3), flick.y + 288);
    expect(pace.isFree(at(3), 844)).toBe(false);
  });

  test('does not mistake the rest before a flick for a slow drawing', () => {
    const pace = createPace();
    pace.began(0);
    pace.ended(5);
    const flick = move(pace, 96, 1, 5000);
    expect(pace.isFree(flick.at, 844)).toBe(false);
  });

  test('needs no pause if drawing is fast, nor on a page at rest', () => {
    const fast = createPace();
    const flick = move(fast, 96, 3);
    fast.began(flick.at);
    fast.ended(flick.at + 4);
    fast.lead(flick.at + 16, flick.y + 96);
    expect(fast.isFree(flick.at + 17, 844)).toBe(false);

    const slow = createPace();
    const walk = move(slow, 26, 3);
    expect(slow.isThrown(844)).toBe(false);
    slow.began(walk.at);
    slow.ended(walk.at + 60);
    slow.lead(walk.at + 80, walk.y + 130);
    expect(slow.isFree(walk.at + 81, 844)).toBe(false);
  });
});
