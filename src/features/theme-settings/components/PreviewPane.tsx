import { Check, Moon, Sun, X } from 'lucide-react';
import { Card, Icon, Stack } from '@/design-system';
import type { Look } from '@/design-system/theme/runtime/index.ts';
import type { ThemeReport } from '@/design-system/theme/solver/index.ts';
import type { Scheme } from '@/design-system/theme/types.ts';
import { previewRatios } from '../model/previewRatios.ts';
import { strings } from '../strings.ts';
import * as styles from './Preview.css.ts';
import { SampleButtons, SamplePost, SampleProfile } from './PreviewSample.tsx';
import type { PreviewParts } from './previewParts.ts';

interface PreviewPaneProps {
  scheme: Scheme;
  look: Look;
  report: ThemeReport;
  parts: PreviewParts;
}

/** The draft in one scheme. The theme is set on the pane itself, so that everything inside uses it. */
export function PreviewPane({ scheme, look, report, parts }: PreviewPaneProps) {
  const { Post, Profile } = parts;
  const name = scheme === 'light' ? strings.light : strings.dark;
  return (
    <div role="group" aria-label={name} data-scheme={scheme} className={styles.pane} style={look.vars}>
      <span className={styles.paneName}>
        <Icon glyph={scheme === 'light' ? Sun : Moon} size="small" />
        {name}
      </span>
      {/* Inert: a picture of the interface without focusable or clickable elements. */}
      <div inert className={styles.sample}>
        <Post>
          <SamplePost />
        </Post>
        <Card padding="3">
          <Stack gap="2">
            <Profile>
              <SampleProfile />
            </Profile>
            <SampleButtons />
          </Stack>
        </Card>
      </div>
      <dl className={styles.ratios}>
        {previewRatios(report).map(({ name: ratio, shown, meetsTarget }) => (
          <div key={ratio} className={styles.ratio}>
            <dt>{strings.ratios[ratio]}</dt>
            <dd className={meetsTarget ? styles.met : styles.missed}>
              <Icon glyph={meetsTarget ? Check : X} size="tiny" label={meetsTarget ? strings.meetsTarget : strings.missesTarget} />
              {strings.ratio(shown)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
