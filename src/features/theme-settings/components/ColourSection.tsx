import { ColorField } from '@/design-system/pickers/ColorField/ColorField.tsx';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

const fields = ['primary', 'secondary', 'accent'] as const;

export function ColourSection({ editor }: { editor: ThemeEditor }) {
  return (
    <section className={styles.section} aria-labelledby="theme-colours">
      <h3 id="theme-colours" className={styles.sectionTitle}>
        {strings.colors}
      </h3>
      {fields.map((name) => (
        <ColorField
          key={`${name} ${editor.round}`}
          label={strings[name]}
          hint={strings[`${name}Hint`]}
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
