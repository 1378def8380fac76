import { MessageCircle, Repeat2 } from 'lucide-react';
import { Avatar, Card, Icon, SignedBars, Text, VisuallyHidden } from '@/design-system';
import { reputationStrings, standingOf, weighInMax } from '@/features/reputation';
import { formatSigned } from '@/shared/i18n';
import type { Path } from '@/shared/lib/paths';
import portrait from '../../assets/portrait.svg';
import { strings } from '../../strings.ts';
import * as styles from './SamplePost.css.ts';

const sample = { rating: 4200, replies: 12, reposts: 5, weighed: [1.8, 1.5, 1.7] };

/** One post that illustrates the headline. It is a picture of a post without interactive elements. */
export function SamplePost() {
  const { percentile, step } = standingOf(sample.rating);
  const categoryNames = Object.values(reputationStrings.categories);
  const averages = sample.weighed.map((value, index) => `${categoryNames[index]} ${formatSigned(value)}`).join(', ');
  return (
    <Card as="article" surface="nested" aria-label={strings.sampleLabel}>
      <div className={styles.post}>
        <Avatar name="" src={portrait as Path} halo={{ percent: percentile, step }} isEager />
        <div className={styles.content}>
          <p className={styles.author}>
            <Text tone="strong" weight="bold">
              {strings.sampleName}
            </Text>
            <Text size="small" tone="faint" isTruncated>{`${strings.sampleHandle} · ${strings.sampleAge}`}</Text>
          </p>
          <Text as="p" size="reading">
            {strings.sampleText}
          </Text>
          <div className={styles.figures}>
            <Count glyph={MessageCircle} count={sample.replies} label={strings.sampleReplies(sample.replies)} />
            <Count glyph={Repeat2} count={sample.reposts} label={strings.sampleReposts(sample.reposts)} />
            <span className={styles.pill}>
              <Text size="small" weight="medium">
                {strings.weighedIn}
              </Text>
              <SignedBars values={sample.weighed} max={weighInMax} label={strings.sampleAverages(averages)} />
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}

function Count({ glyph, count, label }: { glyph: typeof MessageCircle; count: number; label: string }) {
  return (
    <span className={styles.count}>
      <Icon glyph={glyph} size="compact" />
      <Text size="small" weight="medium" isTabular aria-hidden>
        {count}
      </Text>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
