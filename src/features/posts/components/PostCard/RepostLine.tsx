import { Icon } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { useAtomValue } from 'jotai';
import { Repeat2 } from 'lucide-react';
import { strings } from '../../strings.ts';
import * as styles from './PostCard.css.ts';

/** Says who brought an original here. */
export function RepostLine({ userId }: { userId: string }) {
  const user = useAtomValue(userAtom(userId));
  if (!user) return null;
  return (
    <p className={styles.context}>
      <Icon glyph={Repeat2} size="small" />
      {strings.reposted(displayNameOf(user))}
    </p>
  );
}
