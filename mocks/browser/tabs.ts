import type { LiveEvent } from '../db/events.ts';
import type { Change } from '../db/table.ts';

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'session'; readonly userId: string | null }
  | { readonly kind: 'arranged'; readonly arranged: Readonly<Record<string, readonly Change[]>> }
  | { readonly kind: 'replaced' };

/** The line between the tabs. */
export function openTabs(receive: (message: TabMessage) => void) {
  const channel = new BroadcastChannel('sez-mock');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
  return { send: (message: TabMessage) => channel.postMessage(message) };
}
