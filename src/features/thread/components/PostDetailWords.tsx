import { AvatarSlot, Card, Chip, Skeleton, Text } from '@/design-system';
import { TokenRoom } from '@/features/posts';
import { NamePlaceholder } from '@/features/users';
import * as styles from './PostDetail.css.ts';
import { ActionShapes } from './PostDetailSkeleton.tsx';

/** The parts of `PostDetailWords`, as `data-part` names them. */
export type DetailPart = 'name' | 'handle' | 'channel' | 'channelName' | 'title' | 'text' | 'more';

const part = (name: DetailPart) => ({ 'data-part': name });

/**
 * A post on its own page with room for its words: what stands between its shape and the post. The page's own script fills it before the code
 * is here (`app/early/drawPost.ts`) and takes out the parts that a post does not have; what it says stands where `PostDetail` will say it.
 */
export function PostDetailWords() {
  return (
    <div className={styles.list}>
      <Card surface="nested" edge="bleed" data-post-id="">
        <div className={styles.detail}>
          <div className={styles.author}>
            <AvatarSlot beside="both">
              <Skeleton form="circle" width={56} />
            </AvatarSlot>
            <div className={styles.name}>
              <NamePlaceholder />
            </div>
            <div className={styles.moment}>
              <Text size="small" tone="muted">
                <bdi {...part('handle')} />
                {/* The date comes with the code, which knows its form in every language: one as long takes its room, for the handle may be long too. */}
                <span aria-hidden style={{ visibility: 'hidden' }}>
                  {' · '}
                  <bdi>Nov 24, 2026, 17:48</bdi>
                </span>
              </Text>
            </div>
            <div className={styles.channel} {...part('channel')}>
              <Chip>
                <span {...part('channelName')} />
              </Chip>
            </div>
          </div>
          <p className={styles.title} dir="auto" {...part('title')} />
          <p className={styles.text} dir="auto" {...part('text')} />
          <div {...part('more')}>
            <Skeleton height="24rem" />
          </div>
          <ActionShapes />
        </div>
      </Card>
      <TokenRoom />
    </div>
  );
}
