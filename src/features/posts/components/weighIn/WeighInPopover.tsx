import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { Dialog, Popover } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { pressedStrings } from '../../pressedStrings.ts';
import type { PostRow } from '../../state/postStore.ts';
import { QuotedPost } from '../PostCard/QuotedPost.tsx';
import { useWeighInDraft } from './useWeighInDraft.ts';
import * as styles from './WeighInPanel.css.ts';
import { WeighInButtons, WeighInPanel } from './WeighInPanel.tsx';

export interface WeighInPopoverProps {
  post: PostRow;
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * The weigh-in beside its post; on phones a sheet with the post in view and its button always in reach. A module of its own, because
 * it brings the layers and the selectors with it.
 */
export default function WeighInPopover({ post, trigger, isOpen, onOpenChange }: WeighInPopoverProps) {
  const id = useId();
  const isPhone = useMediaQuery(media.phone);
  const isWide = useMediaQuery(media.desktop);
  const close = () => onOpenChange(false);
  const weighIn = useWeighInDraft(post, close);
  const pill = useRef<HTMLSpanElement>(null);
  // The pressed pill is replaced by the one here, which would lose the focus; the sheet needs it to return the focus on closing.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement === document.body) pill.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const panel = <WeighInPanel weighIn={weighIn} id={id} numPeople={post.reactionSets.filter(({ values }) => values).length} />;
  const buttons = <WeighInButtons weighIn={weighIn} id={id} />;
  if (isPhone) {
    return (
      <>
        <span ref={pill} className={styles.trigger} onClick={() => onOpenChange(true)}>
          {trigger}
        </span>
        <Dialog isOpen={isOpen} size="sm" phoneLayout="sheet" title={pressedStrings.yourWeighIn} onClose={close} footer={buttons}>
          <div className={styles.post}>
            <QuotedPost id={post.id} isMissing={false} />
          </div>
          {panel}
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      label={pressedStrings.yourWeighIn}
      trigger={trigger}
      side={isWide ? 'right' : 'bottom'}
      align={isWide ? 'start' : 'end'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {panel}
      <div className={styles.actions}>{buttons}</div>
    </Popover>
  );
}
