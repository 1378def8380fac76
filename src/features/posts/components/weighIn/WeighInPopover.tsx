import { Popover } from '@/design-system';
import type { ReactElement } from 'react';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import { WeighInPanel } from './WeighInPanel.tsx';

export interface WeighInPopoverProps {
  post: PostRow;
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The weigh-in next to its pill. A module of its own, because it brings the popover and the selectors with it. */
export default function WeighInPopover({ post, trigger, isOpen, onOpenChange }: WeighInPopoverProps) {
  return (
    <Popover label={strings.yourWeighIn} trigger={trigger} align="end" isOpen={isOpen} onOpenChange={onOpenChange}>
      <WeighInPanel post={post} onDone={() => onOpenChange(false)} />
    </Popover>
  );
}
