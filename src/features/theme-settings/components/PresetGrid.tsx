import { Text } from '@/design-system';
import { presetNames, presets } from '@/design-system/theme/presets.ts';
import { isPreset } from '../model/sameTheme.ts';
import { strings } from '../strings.ts';
import * as styles from './PresetGrid.css.ts';
import { sectionTitle } from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/** A press sets a preset's colours and applies them; the person's opacities stay. */
export function PresetGrid({ editor }: { editor: ThemeEditor }) {
  return (
    <section className={styles.root} aria-labelledby="theme-presets">
      <div className={styles.head}>
        <h3 id="theme-presets" className={sectionTitle}>
          {strings.presets}
        </h3>
        <Text size="label" tone="muted">
          {strings.presetsHint}
        </Text>
      </div>
      <ul className={styles.grid}>
        {presetNames.map((name) => (
          <li key={name}>
            {/* Neither Pill nor ActionButton fits: the button shows three colours above a name, and selects. */}
            <button
              type="button"
              className={styles.preset}
              title={strings.applyPreset(name)}
              aria-label={strings.applyPreset(name)}
              aria-pressed={isPreset(editor.draft, presets[name])}
              onClick={() => editor.apply(presets[name])}
            >
              <Swatches colors={[presets[name].primary, presets[name].secondary, presets[name].accent]} />
              <span className={styles.name}>{strings.presetNames[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className={styles.swatches}>
      {colors.map((color) => (
        <span key={color} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
