import { ColorField } from '@/design-system/pickers/ColorField/ColorField.tsx';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

const fields = [
  { name: 'primary', label: strings.primary, hint: strings.primaryHint },
  { name: 'secondary', label: strings.secondary, hint: strings.secondaryHint },
  { name: 'accent', label: strings.accent, hint: strings.accentHint },
] as const;

export function ColourSection({ editor }: { editor: ThemeEditor }) {
  return (
    <section className={styles.section} aria-labelledby="theme-colours">
      <h3 id="theme-colours" className={styles.sectionTitle}>
        {strings.colors}
      </h3>
      {fields.map(({ name, label, hint }) => (
        <ColorField
          key={`${name} ${editor.round}`}
          label={label}
          hint={hint}
          value={editor.draft[name]}
          onChange={(color) => editor.change({ [name]: color })}
          onValidityChange={(isValid) => editor.setValidity(name, isValid)}
        />
      ))}
      <Toggle
        label={strings.gradient}
        hint={strings.gradientHint}
        isOn={editor.draft.useGradient}
        onChange={(useGradient) => editor.change({ useGradient })}
      />
    </section>
  );
}
