import { useSetAtom } from 'jotai';
import { VolumeX } from 'lucide-react';
import { useMemo } from 'react';
import { Button, Icon, Text } from '@/design-system';
import { mutesStrings } from '@/features/mutes';
import { collapsedForAtom, PostCard, type PostCardProps, revealAtom } from '@/features/posts';
import { restoreFocus } from '@/shared/lib/restoreFocus';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { elementIds } from '@/shared/navigation';
import { muted } from './PostDetail.css.ts';

/** A post around the one that the page is about; a muted one is a line that opens. */
export function ThreadPost(props: PostCardProps) {
  const { id } = props;
  const reason = useStoreValue(useMemo(() => collapsedForAtom(id), [id]));
  const reveal = useSetAtom(revealAtom);
  if (!reason) return <PostCard {...props} />;
  const show = (button: HTMLElement) => {
    reveal(id, reason);
    restoreFocus(
      () => document.getElementById(elementIds.post(id)),
      (focused) => focused === button,
    );
  };
  return (
    <div className={muted}>
      <Icon glyph={VolumeX} size="compact" />
      <Text size="small" tone="muted">
        <bdi>{mutesStrings.hidden[reason.kind](reason.name)}</bdi>
      </Text>
      <Button variant="text" size="small" onClick={({ currentTarget }) => show(currentTarget)}>
        {mutesStrings.showAnyway}
      </Button>
    </div>
  );
}
