/** Runs tasks in order with limited concurrency; a task that is no longer wanted is aborted or never started. */
export interface TaskQueue {
  add(key: string, task: (signal: AbortSignal) => Promise<void>): void;
  cancel(key: string): void;
  cancelAll(): void;
}

/** `onFailure` receives tasks that failed without having been cancelled. */
export function createTaskQueue(atOnce: number, onFailure: (error: unknown) => void): TaskQueue {
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

/** Returns a function that runs work in order, at most `atOnce` tasks; its promise settles with the work's. */
export function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next task, or frees it.
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
