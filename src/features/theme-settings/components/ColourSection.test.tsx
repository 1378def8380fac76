import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { presets } from '@/design-system/theme/presets.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { defaultTheme, noPreferences } from '@/design-system/theme/types.ts';
import { applyTheme } from '../state/painter.ts';
import { ColourSection } from './ColourSection.tsx';
import { useThemeEditor } from './useThemeEditor.ts';

afterEach(() => void applyTheme(defaultTheme, solvePaint(defaultTheme, noPreferences).paint));

function Colours() {
  const editor = useThemeEditor({ from: 'current' });
  return (
    <>
      <ColourSection editor={editor} />
      <button onClick={() => editor.apply(defaultTheme)}>Reset</button>
      <button onClick={() => editor.apply(presets.forest)}>Forest</button>
      <button onClick={() => editor.take({ isRead: true, named: { name: 'Mine', theme: editor.draft } })}>Import</button>
      <output>{editor.isValid && !editor.hasChanges ? 'as applied' : 'half typed'}</output>
    </>
  );
}

const primary = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary, as hex' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function halfType() {
  fireEvent.change(primary(), { target: { value: '#12' } });
  fireEvent.blur(primary());
}

test.each(['Reset', 'Forest', 'Import'])('%s corrects a half-typed colour, also if the colour stays the same', (name) => {
  render(<Colours />);
  press(name);
  const whole = primary().value;
  halfType();
  expect([primary().value, screen.getByRole('status').textContent]).toEqual(['#12', 'half typed']);
  press(name);
  expect([primary().value, primary().getAttribute('aria-invalid'), screen.getByRole('status').textContent]).toEqual([
    whole,
    null,
    'as applied',
  ]);
});

test.each([
  ['Primary', 'Main brand color', '#112233'],
  ['Secondary', 'Accents & highlights', '#445566'],
  ['Accent', 'Call-to-action elements', '#778899'],
])('%s is described as “%s” (ui.theme.picker.primary, ui.theme.picker.secondary, ui.theme.picker.accent)', (name, hint, color) => {
  render(<Colours />);
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, as hex` });
  const swatch = screen.getByLabelText<HTMLInputElement>(name);
  expect(swatch.type).toBe('color');
  const described = (swatch.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain(hint);
  fireEvent.change(text, { target: { value: color } });
  expect(swatch.value).toBe(color);
});

test('gradient backgrounds are switched off and on in the draft (ui.theme.gradient)', () => {
  render(<Colours />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Gradient Backgrounds' });
  expect(toggle.checked).toBe(true);
  fireEvent.click(toggle);
  expect([toggle.checked, screen.getByRole('status').textContent]).toEqual([false, 'half typed']);
});
