import { settings } from './host.ts';

const timeoutMs = 3000;

/** The country code in a response such as `1;US;USA;United States`; `null` when the lookup failed. */
export function parseCountry(answer: string): string | null {
  return /^1.([A-Z]{2})/.exec(answer)?.[1] ?? null;
}

/**
 * Guesses the visitor's country (ISO 3166-1 alpha-2) from the IP address through a third party.
 * Resolves to `null` on any failure: the caller then uses the preferred or the first country.
 */
export async function lookUpCountry(): Promise<string | null> {
  try {
    const response = await fetch(settings.countryLookupUrl, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? parseCountry(await response.text()) : null;
  } catch {
    return null;
  }
}
