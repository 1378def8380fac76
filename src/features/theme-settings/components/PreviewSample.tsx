import { Avatar, Button, Card, Fill, Inline, Stack, Text } from '@/design-system';
import { strings } from '../strings.ts';

const { sample } = strings;
const halo = { percent: 77, step: 'three' } as const;

/** A sample post. */
export function SamplePost() {
  return (
    <Card surface="nested" padding="4" as="article">
      <Stack gap="2">
        <SamplePerson detail={sample.age} />
        <Text as="p">
          {sample.text}{' '}
          <Text tone="primary" weight="medium">
            {sample.tag}
          </Text>
        </Text>
      </Stack>
    </Card>
  );
}

/** A sample profile, in a row. */
export function SampleProfile() {
  return <SamplePerson detail={sample.standing} />;
}

function SamplePerson({ detail }: { detail: string }) {
  return (
    <Inline gap="3">
      <Avatar name="" size={40} halo={halo} />
      <Fill as="span">
        <Stack as="span" gap="0">
          <Text weight="bold" isTruncated>
            {sample.name}
          </Text>
          <Text size="small" tone="muted" isTruncated>{`${sample.handle} · ${detail}`}</Text>
        </Stack>
      </Fill>
    </Inline>
  );
}

/** A button of every kind that the theme colours. */
export function SampleButtons() {
  return (
    <Inline isWrapping>
      <Button size="small">{sample.follow}</Button>
      <Button size="small" tone="accent">
        {sample.fresh}
      </Button>
      <Button size="small" variant="bordered" tone="neutral">
        {sample.reply}
      </Button>
    </Inline>
  );
}
