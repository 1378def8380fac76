import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpacitySection } from './OpacitySection.tsx';
import { useThemeEditor } from './useThemeEditor.ts';

function Opacities() {
  const editor = useThemeEditor({ from: 'current' });
  return (
    <>
      <OpacitySection editor={editor} />
      <output>{JSON.stringify([editor.draft.colorOpacity, editor.draft.cardBgOpacity, editor.draft.postBgOpacity])}</output>
    </>
  );
}

test.each([
  ['Opacity Adjustment', -300, 300, '[300,30,3]'],
  ['Card Background Opacity', 0, 100, '[0,100,3]'],
  ['Post Background Opacity', 0, 100, '[0,30,100]'],
])('“%s” takes %d to %d (ui.theme.opacity, ui.theme.card-opacity, ui.theme.post-opacity, val.card-opacity, val.post-opacity)', (name, least, most, draft) => {
  render(<Opacities />);
  const slider = screen.getByRole('slider', { name });
  expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual([String(least), String(most)]);
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: String(most + 1) } });
  expect(JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '')).toEqual(JSON.parse(draft));
});
