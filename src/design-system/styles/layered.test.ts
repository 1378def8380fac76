import { describe, expect, it } from 'vitest';
import { component } from './layered.ts';
import { media } from './media.ts';
import { stateTransition, touchTarget } from './mixins.ts';

const inner = (rule: ReturnType<typeof component>) => Object.values(rule['@layer'] ?? {})[0];

describe('component', () => {
  it('puts everything into the components layer', () => {
    expect(Object.keys(component({ color: 'red' })['@layer'] ?? {})).toEqual(['sez.components']);
  });

  it('keeps the media conditions of every mixin it is given', () => {
    const rule = inner(component(touchTarget, stateTransition('color')));
    expect(Object.keys(rule?.['@media'] ?? {})).toEqual([media.coarsePointer, media.motion]);
  });

  it('lets later rules win without losing properties that they do not name', () => {
    const rule = inner(component({ color: 'red', ':hover': { color: 'red', opacity: 0.5 } }, { ':hover': { color: 'blue' } }));
    expect(rule).toEqual({ color: 'red', ':hover': { color: 'blue', opacity: 0.5 } });
  });
});
