/** A cache storage in memory with one cache, as far as the worker uses it. */
export function memoryCaches() {
  const answers = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), 'https://sez.example').href;
  const cache = {
    match: async (key: RequestInfo | URL) => answers.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void answers.set(urlOf(key), answer),
    delete: async (key: RequestInfo | URL) => answers.delete(urlOf(key)),
    keys: async () => Array.from(answers.keys(), (url) => new Request(url)),
  };
  const storage = { open: async () => cache, delete: async () => (answers.clear(), true) } as unknown as CacheStorage;
  return { storage, urls: () => [...answers.keys()] };
}

/** A browser that stores nothing. */
export const deniedCaches = {
  open: () => {
    throw new DOMException('Denied', 'SecurityError');
  },
} as unknown as CacheStorage;
