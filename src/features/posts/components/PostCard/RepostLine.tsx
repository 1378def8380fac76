import { Repeat2 } from 'lucide-react';
import type { User } from '@/api';
import { Icon } from '@/design-system';
import { displayNameOf } from '@/features/users';
import { strings } from '../../strings.ts';
import * as styles from './PostCard.css.ts';

/** Says who reposted the post. */
export function RepostLine({ user }: { user: User }) {
  return (
    <p className={styles.context}>
      <Icon glyph={Repeat2} size="small" />
      {strings.reposted(displayNameOf(user))}
    </p>
  );
}
