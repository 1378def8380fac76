import type { MockControl } from '../browser/control.ts';

/** The props of every tab of the panel. */
export interface TabProps {
  readonly control: MockControl;
}
