const exchanges = new Set<Promise<unknown>>();

/** Notes an exchange with the server until it has ended, in whatever way. */
export function trackRequest<T>(exchange: Promise<T>): Promise<T> {
  exchanges.add(exchange);
  const end = () => exchanges.delete(exchange);
  exchange.then(end, end);
  return exchange;
}

export const hasPendingRequests = () => exchanges.size > 0;

/** Resolves when every exchange that is under way now has ended and whoever waited for it has dealt with the answer. */
export async function requestsSettled(): Promise<void> {
  await Promise.allSettled(exchanges);
  await new Promise((resolve) => setTimeout(resolve));
}
