/** The live events that the server sends, with their payloads. See docs/asyncapi.json. */
export interface LiveEvents {
  new_notification: Record<string, never>;
  post_interaction: { postId: string; postAuthorId: string; reactorUserId: string; reactorAvatarUrl: string };
  post_marked_bot: { postId: string; postAuthorId: string };
}

/** One event and its recipients: the listed people, or everybody who is connected. */
export type LiveEvent = {
  [K in keyof LiveEvents]: { readonly name: K; readonly payload: LiveEvents[K]; readonly to: readonly string[] | 'everybody' };
}[keyof LiveEvents];

export const liveEventNames = ['new_notification', 'post_interaction', 'post_marked_bot'] as const;

/** Passes events from the operations to the host that listens. */
export class EventHub {
  readonly #listeners = new Set<(event: LiveEvent) => void>();

  emit(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  listen(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Whether an event is meant for this person. */
export const isFor = (event: LiveEvent, userId: string): boolean => event.to === 'everybody' || event.to.includes(userId);
