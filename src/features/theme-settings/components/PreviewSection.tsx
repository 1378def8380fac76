import { ShieldCheck } from 'lucide-react';
import { Icon, Text } from '@/design-system';
import type { SolvedPaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { schemes } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';
import * as styles from './Preview.css.ts';
import { PreviewPane } from './PreviewPane.tsx';
import type { PreviewParts } from './previewParts.ts';
import { sectionTitle } from './ThemeSettingsDialog.css.ts';

interface PreviewSectionProps {
  solved: SolvedPaint;
  parts: PreviewParts;
}

export function PreviewSection({ solved, parts }: PreviewSectionProps) {
  const limited = schemes.filter((scheme) => solved.reports[scheme].lightsKept < 1);
  return (
    <section className={styles.section} aria-labelledby="theme-preview">
      <h3 id="theme-preview" className={sectionTitle}>
        {strings.preview}
      </h3>
      <div className={styles.panes}>
        {schemes.map((scheme) => (
          <PreviewPane key={scheme} scheme={scheme} look={solved.paint[scheme]} report={solved.reports[scheme]} parts={parts} />
        ))}
      </div>
      {limited.length > 0 && (
        <div className={styles.note}>
          <Icon glyph={ShieldCheck} tone="primary" />
          <div>
            {limited.map((scheme) => (
              <Text key={scheme} as="p" size="small" tone="muted">
                {strings.limited(Math.floor(solved.reports[scheme].lightsKept * 100), strings[scheme])}
              </Text>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
