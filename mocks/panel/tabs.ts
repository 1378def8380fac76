import type { MockControl } from '../browser/control.ts';

/** What every page of the panel gets. */
export interface TabProps {
  readonly control: MockControl;
}
