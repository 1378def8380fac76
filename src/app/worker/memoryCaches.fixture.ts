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
  let isThere = false;
  const storage = {
    open: async () => {
      isThere = true;
      return cache;
    },
    match: cache.match,
    has: async () => isThere,
    delete: async () => {
      isThere = false;
      answers.clear();
      return true;
    },
  } as unknown as CacheStorage;
  return { storage, urls: () => [...answers.keys()] };
}

const deny = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** A browser that stores nothing. */
export const deniedCaches = { open: deny, match: deny } as unknown as CacheStorage;
