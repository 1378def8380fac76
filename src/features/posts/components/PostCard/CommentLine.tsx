import { useAtomValue } from 'jotai';
import { Scale } from 'lucide-react';
import { Icon } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { postAtom } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostCard.css.ts';

/** Says that an entry is no reply but was said with a weigh-in, and on whose post. */
export function CommentLine({ postId }: { postId: string }) {
  const authorId = useAtomValue(postAtom(postId))?.authorUserId;
  const author = useAtomValue(userAtom(authorId ?? ''));
  return (
    <p className={styles.context}>
      <Icon glyph={Scale} size="small" />
      {author ? strings.weighedInOn(displayNameOf(author)) : strings.weighedIn}
    </p>
  );
}
