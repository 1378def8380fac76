import { createElement, type HTMLAttributes, type Ref } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { lines as linesVar, type TextSize, type TextTone, type TextWeight, text } from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element drawn; `span` by default. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'time' | 'figcaption' | 'label' | 'legend' | undefined;
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  weight?: TextWeight | undefined;
  /** Cuts to one line with an ellipsis. */
  isTruncated?: boolean | undefined;
  /** Truncates the text after this number of lines. */
  lines?: number | undefined;
  /** Digits of equal width, for counts that change or are in columns. */
  isTabular?: boolean | undefined;
  /** `auto` for what people wrote: its own first letter decides the direction. */
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  /** Language of the text where it differs from the page's. */
  lang?: string | undefined;
  /** Machine-readable moment for `as="time"`, ISO 8601. */
  dateTime?: string | undefined;
  /** Field this text labels, for `as="label"`. */
  htmlFor?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text and labels. A title in the page's outline is a `Heading`. */
export function Text({
  as = 'span',
  size = 'body',
  tone = 'inherit',
  weight = 'inherit',
  isTruncated = false,
  lines,
  isTabular = false,
  ...rest
}: TextProps) {
  const cut = isTruncated ? 'line' : lines === undefined ? undefined : 'lines';
  return createElement(as, {
    ...rest,
    className: text({ size, tone, weight, isTabular, cut }),
    ...(lines === undefined ? {} : { style: inlineVars({ [linesVar]: String(lines) }) }),
  });
}
