const exchanges = new Set<Promise<unknown>>();

/** Tracks a request until it settles. */
export function trackRequest<T>(exchange: Promise<T>): Promise<T> {
  exchanges.add(exchange);
  const end = () => exchanges.delete(exchange);
  exchange.then(end, end);
  return exchange;
}

export const hasPendingRequests = () => exchanges.size > 0;

/** Resolves when all requests in flight have settled and their handlers have run. */
export async function requestsSettled(): Promise<void> {
  await Promise.allSettled(exchanges);
  await new Promise((resolve) => setTimeout(resolve));
}
