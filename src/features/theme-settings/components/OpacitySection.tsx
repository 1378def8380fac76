import { RangeInput } from '@/design-system/pickers/RangeInput/RangeInput.tsx';
import { themeRanges } from '@/design-system/theme/types.ts';
import { opacityReach, opacityText } from '../model/opacity.ts';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

/** The three opacities of the theme, each by slider or by figures. */
export function OpacitySection({ editor: { draft, solved, change } }: { editor: ThemeEditor }) {
  const { reach, hint } = opacityReach(draft, solved);
  const label = opacityText(draft.colorOpacity);
  return (
    <section className={styles.section}>
      <RangeInput
        label={strings.opacity}
        {...themeRanges.colorOpacity}
        origin={0}
        reach={reach}
        hint={hint === undefined ? label : `${label}. ${hint}`}
        value={draft.colorOpacity}
        formatValue={opacityText}
        onChange={(value) => change({ colorOpacity: Math.round(value) })}
      />
      <RangeInput
        label={strings.cardOpacity}
        {...themeRanges.cardBgOpacity}
        value={draft.cardBgOpacity}
        formatValue={strings.percent}
        onChange={(value) => change({ cardBgOpacity: Math.round(value) })}
      />
      <RangeInput
        label={strings.postOpacity}
        {...themeRanges.postBgOpacity}
        value={draft.postBgOpacity}
        formatValue={strings.percent}
        onChange={(value) => change({ postBgOpacity: Math.round(value) })}
      />
    </section>
  );
}
