import { Avatar, Button, Card, Chip, Inline, Stack, Text } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './Preview.css.ts';

const { sample } = strings;

/** A post, a profile and buttons in small, from the design system alone. */
export function PreviewSample() {
  return (
    <>
      <Card tone="post" padding="3" as="article">
        <Stack gap="2">
          <Inline gap="3">
            <Avatar name="" size={34} halo={{ percent: 77, tone: 'three' }} />
            <div className={styles.words}>
              <Text size="small" weight="bold" isTruncated>{sample.name}</Text>
              <Text size="label" tone="faint" isTruncated>{`${sample.handle} · ${sample.age}`}</Text>
            </div>
          </Inline>
          <Text as="p" size="small">
            {sample.text} <Text size="small" tone="link" weight="medium">{sample.tag}</Text>
          </Text>
        </Stack>
      </Card>
      <Card padding="3">
        <Stack gap="2">
          <Inline isWrapping>
            <Chip>{sample.standing}</Chip>
            <Text size="label" tone="muted">{sample.rank}</Text>
          </Inline>
          <Inline isWrapping>
            <Button size="small">{sample.follow}</Button>
            <Button size="small" tone="accent">{sample.fresh}</Button>
            <Button size="small" variant="bordered" tone="neutral">{sample.reply}</Button>
          </Inline>
        </Stack>
      </Card>
    </>
  );
}
