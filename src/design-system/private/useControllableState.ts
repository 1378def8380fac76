import { useState } from 'react';

/**
 * A value that its owner keeps (`value` with `onChange`) or, where no value is given, the component itself, beginning with
 * `initial`. The one way in which every control of the design system is controlled or not.
 */
export function useControllableState<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
