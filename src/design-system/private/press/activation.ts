import type { MouseEvent } from 'react';

type ActivationHandler = 'onClick' | 'onPointerDown' | 'onKeyDown';

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Takes an inactive control's activation away but leaves it focusable, unlike the `disabled` attribute: a button that
 * starts to load must not drop the focus to the page, and its name stays readable. A refused click is also prevented,
 * which keeps a submit button from submitting, by Enter in a field too.
 */
export function activation<Props extends object>(props: Props, isInactive: boolean) {
  if (!isInactive) return props;
  const {
    onClick: _click,
    onPointerDown: _pointer,
    onKeyDown: _key,
    ...rest
  } = props as Props & Partial<Record<ActivationHandler, unknown>>;
  return { ...rest, 'aria-disabled': true as const, onClick: refuse };
}
