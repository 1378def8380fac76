import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Href, Source } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { Anchor } from '../../typography/Link/Anchor.tsx';
import type { HaloStep } from '../Halo/geometry.ts';
import { Halo } from '../Halo/Halo.tsx';
import * as styles from './Avatar.css.ts';
import { AvatarPicture, type AvatarShape, type AvatarSize } from './AvatarPicture.tsx';
import { type Burst, useBurst } from './useBurst.ts';

/** Handed on to the box, which is the link where there is one. */
type NativeProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'title'> & { ref?: Ref<HTMLElement> | undefined };

export interface AvatarProps extends NativeProps {
  /** The name of the person or thing. Empty where the name is shown beside it, so that it isn't read twice. */
  name: string;
  src?: Source | undefined;
  size?: AvatarSize | undefined;
  shape?: AvatarShape | undefined;
  /** Replaces a missing or broken image; a drawn figure by default. */
  fallback?: ReactNode;
  /**
   * An arc around a round avatar: percent 0…100, drawn from 5 on. It extends beyond the box by `haloGeometry(size).reach` px.
   * `title` explains its meaning in a tooltip.
   */
  halo?: { percent: number; step: HaloStep; title?: string | undefined } | undefined;
  /** A small mark at the lower end corner, with a text of its own if it means anything. */
  badge?: ReactNode;
  /** Just happened: the avatar pulses and shows a second, small picture at its upper end corner for 1 s, which then fades. */
  burst?: Burst | undefined;
  /** Makes it a link. */
  href?: Href | undefined;
  /** The link repeats one beside it: reached by pointer only, so that Tab and screen readers meet the destination once. */
  isRedundant?: boolean | undefined;
  /** Loads at once instead of when it nears the window: for what is on the first screen. */
  isEager?: boolean | undefined;
}

/** Below this diameter, in px, the halo is painted into the background of the picture: lists show many, and an SVG for each slows every frame. */
const smallestDrawn = 50;
/** As large as what a finger hits, in px: a link of this size needs no larger target. */
const fingertip = 44;
/** A smaller picture beside a link to the same target doesn't extend its hit area over its neighbours. */
const leastTarget = 24;

/** A portrait or emblem in a box that never changes its size. */
export function Avatar({
  name,
  src,
  size = 44,
  shape = 'round',
  fallback,
  halo,
  badge,
  burst,
  href,
  isRedundant = false,
  isEager = false,
  ref,
  ...native
}: AvatarProps) {
  const visitor = useBurst(burst);
  const isLink = href !== undefined;
  const ring = shape === 'round' ? halo : undefined;
  const isPainted = size < smallestDrawn;
  const look = {
    className: styles.avatar({
      shape,
      isPulsing: visitor !== undefined,
      isSmallLink: isLink && size < fingertip && !(isRedundant && size < leastTarget),
    }),
    style: inlineVars({ [styles.size]: `${size}px` }),
    title: halo?.title,
  };
  const content = (
    <>
      <AvatarPicture name={isRedundant ? '' : name} ring={isPainted ? ring : undefined} {...{ src, size, shape, isEager, fallback }} />
      {ring && !isPainted && <Halo percent={ring.percent} step={ring.step} size={size} />}
      {badge !== undefined && badge !== null && <span className={styles.badge}>{badge}</span>}
      {visitor && (
        <span key={visitor.id} className={styles.visitor}>
          <AvatarPicture name="" src={visitor.src} size={size} shape="round" isEager />
        </span>
      )}
    </>
  );
  if (!isLink) {
    return (
      <span {...native} ref={ref} {...look}>
        {content}
      </span>
    );
  }
  return (
    <Anchor
      {...native}
      ref={ref as Ref<HTMLAnchorElement>}
      {...look}
      href={href}
      {...(isRedundant ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      {content}
    </Anchor>
  );
}
