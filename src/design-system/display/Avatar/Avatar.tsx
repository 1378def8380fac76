import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../../typography/Link/index.ts';
import { Halo, type HaloTone } from '../Halo/index.ts';
import * as styles from './Avatar.css.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { type Burst, useBurst } from './useBurst.ts';
import type { AvatarShape, AvatarSize } from './variants.ts';

export interface AvatarProps {
  /** Whom or what it shows. Empty where the name stands beside it, so that it is not read twice. */
  name: string;
  src?: string | undefined;
  size?: AvatarSize | undefined;
  shape?: AvatarShape | undefined;
  /** In place of a missing or broken image; a drawn figure unless given. */
  fallback?: ReactNode;
  /** An arc around a round avatar: percent 0…100, drawn from 5 on. It reaches over the box by `haloGeometry(size).reach` px. */
  halo?: { percent: number; tone: HaloTone } | undefined;
  /** A small mark at the lower end corner, with a text of its own if it means anything. */
  badge?: ReactNode;
  /** Just happened: the avatar pulses and shows a second, small picture at its upper end corner for 1 s, which then fades. */
  burst?: Burst | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  onDoubleClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The link repeats one beside it: reached by pointer only, so that Tab and screen readers meet the destination once. */
  isRedundant?: boolean | undefined;
  /** Loads at once instead of when it nears the window: for what is on the first screen. */
  isEager?: boolean | undefined;
}

/** A portrait or emblem in a box that never changes its size. */
export function Avatar({
  name, src, size = 44, shape = 'round', fallback, halo, badge, burst, href, isRedundant = false, isEager = false, ...events
}: AvatarProps) {
  const visitor = useBurst(burst);
  const isLink = href !== undefined;
  const look = {
    className: styles.avatar({ shape, isPulsing: visitor !== undefined, isLink }),
    style: assignInlineVars({ [styles.size]: `${size}px` }),
  };
  const content = (
    <>
      <AvatarPicture name={isRedundant ? '' : name} {...{ src, size, shape, isEager, fallback }} />
      {halo && shape === 'round' && <Halo {...halo} size={size} />}
      {badge !== undefined && badge !== null && <span className={styles.badge}>{badge}</span>}
      {visitor && (
        <span key={visitor.id} className={styles.visitor}>
          <AvatarPicture name="" src={visitor.src} size={size} shape="round" isEager />
        </span>
      )}
    </>
  );
  if (!isLink) return <span {...look}>{content}</span>;
  return (
    <Anchor {...events} {...look} href={href} {...(isRedundant ? { tabIndex: -1, 'aria-hidden': true } : {})}>
      {content}
    </Anchor>
  );
}
