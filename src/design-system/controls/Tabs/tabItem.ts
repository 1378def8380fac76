import type { ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** A number beside the name, already formatted; nothing is shown without it. */
  count?: ReactNode;
}
