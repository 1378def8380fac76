import type { MouseEvent } from 'react';
import { useLabels } from '../../labels.ts';
import type { ElementProps } from '../../private/native.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ElementProps<'a', 'href' | 'target' | 'onClick'> {
  /** `id` of the element to go on at, usually the `main` landmark with `tabIndex={-1}`. */
  target: string;
  label?: string | undefined;
}

/** The first stop of the Tab key: leads past header and navigation. Seen only while it has the focus. */
export function SkipLink({ target, label, ...native }: SkipLinkProps) {
  const labels = useLabels();
  // The focus is moved by hand: a followed fragment would add an entry to the history and ask the router.
  const skip = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    element.focus();
    element.scrollIntoView({ block: 'start' });
  };
  return (
    <a {...native} className={skipLink} href={`#${target}`} onClick={skip}>
      {label ?? labels.skipToContent}
    </a>
  );
}
