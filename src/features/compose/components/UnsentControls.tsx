import { TriangleAlert } from 'lucide-react';
import { Button, Icon, Inline, Stack, Text } from '@/design-system';
import { postAtom, postsStrings, type UnsentControlsProps } from '@/features/posts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';

/** The reason and the actions below a post that couldn't be published, which stays in its list with its content. */
export function UnsentControls({ id, actions }: UnsentControlsProps) {
  const { failure, numFurther = 0 } = useStoreValue(postAtom(id)) ?? {};
  return (
    <Stack gap="2">
      <Inline gap="2">
        <Icon glyph={TriangleAlert} size="small" tone="negative" />
        <Text size="small" weight="medium" tone="negative">
          {failure ?? strings.couldNotSend}
        </Text>
      </Inline>
      {numFurther > 0 && (
        <Text as="p" size="small" tone="muted">
          {strings.further(numFurther)}
        </Text>
      )}
      <Inline gap="2">
        <Button size="small" onClick={() => actions.retry(id)}>
          {strings.retry}
        </Button>
        <Button size="small" variant="bordered" tone="neutral" onClick={() => actions.edit(id)}>
          {postsStrings.edit}
        </Button>
        <Button size="small" variant="text" tone="neutral" onClick={() => actions.discard(id)}>
          {strings.discard}
        </Button>
      </Inline>
    </Stack>
  );
}
