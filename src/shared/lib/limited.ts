/** Runs tasks, so many at once and in their order; one that is not wanted any more is aborted or never begun. */
export interface Limited {
  add(key: string, task: (signal: AbortSignal) => Promise<void>): void;
  cancel(key: string): void;
  cancelAll(): void;
}

/** `onFailure` hears of tasks that failed without having been cancelled. */
export function createLimited(atOnce: number, onFailure: (error: unknown) => void): Limited {
  const waiting = new Map<string, (signal: AbortSignal) => Promise<void>>();
  const running = new Map<string, AbortController>();

  const next = () => {
    for (const [key, task] of waiting) {
      if (running.size >= atOnce) return;
      waiting.delete(key);
      const controller = new AbortController();
      running.set(key, controller);
      void task(controller.signal)
        .catch((error: unknown) => {
          if (!controller.signal.aborted) onFailure(error);
        })
        .finally(() => {
          if (running.get(key) === controller) running.delete(key);
          next();
        });
    }
  };

  const cancel = (key: string) => {
    waiting.delete(key);
    running.get(key)?.abort();
    running.delete(key);
  };

  return {
    add(key, task) {
      if (waiting.has(key) || running.has(key)) return;
      waiting.set(key, task);
      next();
    },
    cancel(key) {
      cancel(key);
      next();
    },
    cancelAll() {
      waiting.clear();
      for (const key of running.keys()) cancel(key);
    },
  };
}

/** Does one thing for each of many, so many at once, and answers with those for which it failed. */
export async function forEachLimited<T>(
  things: readonly T[],
  atOnce: number,
  act: (thing: T) => Promise<unknown>,
): Promise<readonly Failed<T>[]> {
  const failed: Failed<T>[] = [];
  const left = [...things];
  const work = async () => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
      const current = thing;
      await act(current).catch((error: unknown) => failed.push({ thing: current, error }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, work));
  return failed;
}

export interface Failed<T> {
  readonly thing: T;
  readonly error: unknown;
}
