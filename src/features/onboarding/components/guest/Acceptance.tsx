import { Link, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';

/** The terms that the person accepts by continuing. */
export function Acceptance() {
  return (
    <Text as="p" size="small" tone="muted">
      {strings.accept}
      <Link href={paths.terms()}>{strings.terms}</Link>
      {strings.acceptAnd}
      <Link href={paths.privacy()}>{strings.privacy}</Link>.
    </Text>
  );
}
