import { expect, it } from 'vitest';
import { nodeControls } from './nodeControls.ts';

const typed = (summary: string) => ({ name: 'prop', table: { type: { summary } } });
const controlOf = (summary: string, value?: unknown) =>
  nodeControls({ argTypes: { prop: typed(summary) }, initialArgs: { prop: value } })['prop']?.control;

it.each(['Save', undefined, 3])('lets a node that is %s be typed', (value) => {
  expect(controlOf('ReactNode', value)).toEqual({ type: 'text' });
});

it('offers no control for elements and none for drawings', () => {
  expect(controlOf('ReactNode', { $$typeof: Symbol('element') })).toEqual({ disable: true });
  expect(controlOf('OptionalIcon')).toEqual({ disable: true });
  expect(controlOf('IconSlot', () => null)).toEqual({ disable: true });
});

it('leaves everything else, and what a story says itself, alone', () => {
  expect(controlOf('string', 'Save')).toBeUndefined();
  const own = { ...typed('ReactNode'), control: { type: 'select' as const } };
  expect(nodeControls({ argTypes: { prop: own } })['prop']).toEqual(own);
});
