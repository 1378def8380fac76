/**
 * Serialises the changes of one thing. While a call is under way, only the latest further intent is kept and sent
 * when the call has ended; intents in between are dropped, because nobody wants them any more.
 */
export interface IntentQueue<Intent> {
  /** Resolves when the queue of that key is empty; rejects with the failure of the last intent. */
  push(key: string, intent: Intent): Promise<void>;
}

/** `send` carries one intent to the server. A failed intent is forgotten if a newer one waits behind it. */
export function createIntentQueue<Intent>(send: (key: string, intent: Intent) => Promise<void>): IntentQueue<Intent> {
  const waiting = new Map<string, Intent>();
  const running = new Map<string, Promise<void>>();

  const drain = async (key: string): Promise<void> => {
    while (waiting.has(key)) {
      const intent = waiting.get(key) as Intent;
      waiting.delete(key);
      try {
        await send(key, intent);
      } catch (error) {
        if (!waiting.has(key)) throw error;
      }
    }
  };

  return {
    push(key, intent) {
      waiting.set(key, intent);
      const current = running.get(key);
      if (current) return current;
      const drained = drain(key).finally(() => running.delete(key));
      running.set(key, drained);
      return drained;
    },
  };
}
