import { Skeleton } from '@/design-system';
import { SkeletonActions } from '../PostList/PostSkeleton.tsx';
import * as parts from './Card.parts.css.ts';
import * as card from './PostCard.css.ts';

/** The parts of `PostCardTemplate`, as `data-part` names them. */
export type CardPart = 'repost' | 'name' | 'title' | 'text' | 'longText' | 'more' | 'token';

const part = (name: CardPart) => ({ 'data-part': name });

/** The pattern of a mention, a tag or a link in a text: it is copied for each, and then removed. */
export function TokenTemplate() {
  return <span className={parts.token} dir="auto" {...part('token')} />;
}

/**
 * The card that the page draws before the application's code has loaded, after its skeleton and before `PostCard`, which it mirrors line
 * by line. A script (`app/early`) fills its parts and removes those that a post doesn't have; text has its final position.
 */
export function PostCardTemplate() {
  return (
    <div className={card.card({ isPicture: false })} data-post-id="">
      <p className={card.context} {...part('repost')}>
        {/* As high as a line of text. */}
        {'\u200B'}
        <Skeleton form="line" width="8rem" />
      </p>
      <div className={card.avatar}>
        <Skeleton form="circle" width={44} />
      </div>
      <div className={card.header}>
        <span className={card.name} dir="auto" {...part('name')} />
        <Skeleton form="line" width="4rem" />
      </div>
      <p className={`${card.title} ${card.part}`} dir="auto" {...part('title')} />
      <p className={`${card.text} ${card.part}`} dir="auto" {...part('text')} />
      <p className={`${card.text} ${card.part} ${card.clamped}`} dir="auto" {...part('longText')} />
      <div className={card.more} {...part('more')}>
        <Skeleton height="24rem" />
      </div>
      <SkeletonActions />
      <TokenTemplate />
    </div>
  );
}
