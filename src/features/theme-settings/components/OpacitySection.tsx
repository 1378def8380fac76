import { Slider } from '@/design-system/pickers/Slider/Slider.tsx';
import { themeRanges } from '@/design-system/theme/types.ts';
import { opacityReach } from '../model/opacityReach.ts';
import { opacityText } from '../model/opacityText.ts';
import { strings } from '../strings.ts';
import * as styles from './ThemeSettingsDialog.css.ts';
import type { ThemeEditor } from './useThemeEditor.ts';

export function OpacitySection({ editor: { draft, solved, change } }: { editor: ThemeEditor }) {
  return (
    <section className={styles.section}>
      <Slider
        label={strings.opacity}
        {...themeRanges.colorOpacity}
        origin={0}
        {...opacityReach(draft, solved)}
        value={draft.colorOpacity}
        formatValue={opacityText}
        onChange={(colorOpacity) => change({ colorOpacity })}
      />
      <Slider
        label={strings.cardOpacity}
        {...themeRanges.cardBgOpacity}
        value={draft.cardBgOpacity}
        formatValue={strings.percent}
        onChange={(cardBgOpacity) => change({ cardBgOpacity })}
      />
      <Slider
        label={strings.postOpacity}
        {...themeRanges.postBgOpacity}
        value={draft.postBgOpacity}
        formatValue={strings.percent}
        onChange={(postBgOpacity) => change({ postBgOpacity })}
      />
    </section>
  );
}
