import { AvatarSlot, Card, Chip, Skeleton, Text } from '@/design-system';
import { TokenTemplate } from '@/features/posts';
import { NamePlaceholder } from '@/features/users';
import * as styles from './PostDetail.css.ts';
import { ActionShapes } from './PostDetailSkeleton.tsx';

/** The parts of `PostDetailTemplate`, as `data-part` names them. */
export type DetailPart = 'name' | 'handle' | 'channel' | 'channelName' | 'title' | 'text' | 'more';

const part = (name: DetailPart) => ({ 'data-part': name });

/**
 * A post on its own page as the page draws it before the code is here, between its skeleton and `PostDetail`, which it follows line by
 * line. A script (`app/early/drawPost.ts`) fills its parts and takes out those that a post does not have.
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
      <TokenTemplate />
    </div>
  );
}
