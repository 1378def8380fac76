import { Skeleton } from '@/design-system';
import * as parts from '../PostCard/Card.parts.css.ts';
import * as card from '../PostCard/PostCard.css.ts';
import { SkeletonActions } from './PostSkeleton.tsx';

/** The parts of `PostWords`, as `data-part` names them. */
export type WordsPart = 'repost' | 'name' | 'title' | 'text' | 'longText' | 'more' | 'token';

const part = (name: WordsPart) => ({ 'data-part': name });

/** What a mention, a tag or a link in a text looks like: copied for each, and then taken out. */
export function TokenRoom() {
  return <span className={parts.token} {...part('token')} />;
}

/**
 * A card with room for its words: what stands between a skeleton and the post. The page's own script fills it before the code is here
 * (`app/early`) and takes out the parts that a post does not have; what it says stands where the card will say it.
 */
export function PostWords() {
  return (
    <div className={card.card({ isPicture: false })} data-post-id="">
      <p className={card.context} {...part('repost')}>
        {/* As high as a line of words. */}
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
      <TokenRoom />
    </div>
  );
}
