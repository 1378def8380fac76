import { Text } from '@/design-system';
import { presetNames, themeOfPreset } from '@/design-system/theme/presets.ts';
import { isPreset } from '../model/sameTheme.ts';
import { strings } from '../strings.ts';
import * as styles from './PresetGrid.css.ts';
import { sectionTitle } from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/** The five presets of the specification, and the product's own colours. */
const cells = [...presetNames, 'default'] as const;

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
        {cells.map((name) => {
          const { primary, secondary, accent, useGradient } = themeOfPreset(name);
          return (
            <li key={name}>
              {/* Neither Pill nor ActionButton fits: the button shows three colours above a name, and selects. */}
              <button
                type="button"
                className={styles.preset}
                title={strings.applyPreset(name)}
                aria-label={strings.applyPreset(name)}
                aria-pressed={isPreset(editor.draft, { primary, secondary, accent, useGradient })}
                onClick={() => editor.apply({ primary, secondary, accent, useGradient })}
              >
                <Swatches colors={[primary, secondary, accent]} />
                <span className={styles.name}>{strings.presetNames[name]}</span>
              </button>
            </li>
          );
        })}
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
