import { Scale } from 'lucide-react';
import { Icon } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { postAtom } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostCard.css.ts';

/** Says that an entry isn't a reply but a weigh-in's comment, and on whose post. */
export function CommentLine({ postId }: { postId: string }) {
  const name = useAuthorName(postId);
  return (
    <p className={styles.context}>
      <Icon glyph={Scale} size="small" />
      {name ? strings.weighedInOn(name) : strings.weighedIn}
    </p>
  );
}

/** Says whom a reply answers if it isn't next to the post that it answers. */
export function AnswerLine({ postId }: { postId: string }) {
  const name = useAuthorName(postId);
  return name && <p className={styles.context}>{strings.answers(name)}</p>;
}

function useAuthorName(postId: string): string | undefined {
  const author = useStoreValue(userAtom(useStoreValue(postAtom(postId))?.authorUserId ?? ''));
  return author && displayNameOf(author);
}
