import { describe, expect, it } from 'vitest';
import { sideFor, withLabels } from './selectOptions.ts';

const options = [
  { value: 'new', label: 'Newest first' },
  { value: 'broken', label: ' ' },
  { value: 'old', label: 'Oldest first' },
];

describe('withLabels (val.dropdown.label)', () => {
  it('stops at an option without a label in development, and names it', () => {
    expect(() => withLabels(options, true)).toThrow('"broken" needs a label');
  });

  it('passes over an option without a label in the live build', () => {
    expect(withLabels(options, false).map((option) => option.value)).toEqual(['new', 'old']);
  });

  it('leaves labelled options as they are', () => {
    const labelled = options.filter((option) => option.label.trim());
    expect(withLabels(labelled, true)).toBe(labelled);
  });
});

describe('sideFor (ui.sort.dropdown)', () => {
  const control = (bottom: number) => ({ top: bottom - 40, bottom });

  it('opens below with 200 px or more of free space', () => {
    expect(sideFor(control(600), 800)).toBe('bottom');
  });

  it('opens above with less than 200 px', () => {
    expect(sideFor(control(601), 800)).toBe('top');
  });

  it('stays below where there is even less space above', () => {
    expect(sideFor(control(100), 250)).toBe('bottom');
  });
});
