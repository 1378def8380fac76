import { MapPinOff } from 'lucide-react';
import { Card, Heading, Icon, LinkButton, Page, Stack, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { HomeLogo } from '../../shell/HomeLogo.tsx';
import { strings } from '../../strings.ts';
import * as styles from './NotFound.css.ts';

const logo = (
  <div className={styles.logo}>
    <HomeLogo />
  </div>
);

/** Any address that no route matches. */
export default function NotFoundScreen() {
  return (
    <Page width="narrow" isCentered top={logo}>
      <Card padding="8">
        <Stack gap="4" align="center">
          <Icon glyph={MapPinOff} size="large" tone="muted" />
          <Heading level={1} size="heading">
            {strings.titles.notFound}
          </Heading>
          <p className={styles.text}>
            <Text tone="muted">{strings.notFoundText}</Text>
          </p>
          <LinkButton href={paths.home()}>{strings.toStart}</LinkButton>
        </Stack>
      </Card>
    </Page>
  );
}
