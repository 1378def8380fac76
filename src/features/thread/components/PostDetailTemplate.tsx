import { AvatarSlot, Card, Chip, Skeleton, Text } from '@/design-system';
import { TokenTemplate } from '@/features/posts';
import { NamePlaceholder } from '@/features/users';
import * as styles from './PostDetail.css.ts';
import { ActionShapes } from './PostDetailSkeleton.tsx';

/** The parts of `PostDetailTemplate`, as `data-part` names them. */
export type DetailPart = 'name' | 'handle' | 'channel' | 'channelName' | 'title' | 'text' | 'more';

const part = (name: DetailPart) => ({ 'data-part': name });

/**
 * The post's own page as it is drawn before the application's code has loaded, after its skeleton and before `PostDetail`, which it
 * mirrors line by line. A script (`app/early/drawPost.ts`) fills its parts and removes those that a post doesn't have.
 */
export function PostDetailTemplate() {
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
                {/* A placeholder as long as the date, which the application formats in the reader's language; the handle beside it may be long. */}
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
      <TokenTemplate />
    </div>
  );
}
