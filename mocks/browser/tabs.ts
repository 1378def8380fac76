import type { LiveEvent } from '../db/events.ts';
import type { Change } from '../db/table.ts';

/** The messages between the tabs of one browser. */
export type TabMessage =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'session'; readonly userId: string | null }
  | { readonly kind: 'arranged'; readonly arranged: Readonly<Record<string, readonly Change[]>> }
  | { readonly kind: 'replaced' };

/** The channel between the tabs. */
export function openTabs(receive: (message: TabMessage) => void) {
  const channel = new BroadcastChannel('sez-mock');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
  return { send: (message: TabMessage) => channel.postMessage(message) };
}
