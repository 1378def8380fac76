import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const trigger = () => screen.getByRole('button', { name: 'More', hidden: true });
const menu = () => screen.queryByRole('menu');

function draw() {
  render(
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => undefined}>Report</MenuItem>
    </Menu>,
  );
}

it('opens with the press of a mouse', () => {
  draw();
  fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'mouse' });
  expect(menu()).not.toBeNull();
  fireEvent.click(trigger());
  expect(menu()).not.toBeNull();
});

it('opens when a finger that did not move is lifted, and closes with the next tap', () => {
  draw();
  const tap = () => {
    fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'touch' });
    fireEvent.pointerUp(trigger(), { button: 0, pointerType: 'touch' });
    fireEvent.click(trigger());
  };
  tap();
  expect(menu()).not.toBeNull();
  tap();
  expect(menu()).toBeNull();
});

it('stays closed under a finger that scrolls the page', () => {
  draw();
  fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'touch' });
  fireEvent.pointerCancel(trigger(), { pointerType: 'touch' });
  expect(menu()).toBeNull();
});
