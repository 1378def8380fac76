import { Card, Center, Columns, Heading, Icon, LinkButton, Stack, Text } from '@/design-system';
import { MapPinOff } from 'lucide-react';
import { strings } from '../../strings.ts';

/** Any address that no route knows. */
export default function NotFoundScreen() {
  return (
    <Columns>
      <Center as="div">
        <Card padding="10">
          <Stack gap="4" align="center">
            <Icon glyph={MapPinOff} size="large" tone="muted" />
            <Heading level={1} size="heading">{strings.titles.notFound}</Heading>
            <Text tone="muted">{strings.notFoundText}</Text>
            <LinkButton href="/">{strings.toStart}</LinkButton>
          </Stack>
        </Card>
      </Center>
    </Columns>
  );
}
