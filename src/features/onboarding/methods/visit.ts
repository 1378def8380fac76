import { number, object, optional, string } from 'valibot';
import { safeLink } from '@/shared/lib/safeUrl';
import { stored } from '@/shared/storage';

/** Maximum duration of a visit to a provider, in ms. */
const longest = 60 * 60_000;

const visitSchema = object({ at: number(), state: optional(string()) });

/** Remembers that this browser has sent a person to a provider. */
export interface Visit {
  /** Stores the visit before leaving for this address. Its `state`, if it has one, must be returned. */
  begin(address: string): void;
  /** Whether the returned answer belongs to a visit that began here, and not to a link that another person sent. */
  isOurs(state?: string): boolean;
  end(): void;
}

/**
 * A visit stored under this key, for all tabs, because a provider's app may return to another one.
 * A server that passes its request on internally shows no `state`: then only the visit itself is checked, and the
 * server compares the rest.
 */
export function visitUnder(key: string): Visit {
  const entry = stored(key, visitSchema);
  return {
    begin(address) {
      const state = new URL(address, location.href).searchParams.get('state') ?? undefined;
      entry.write({ at: Date.now(), state });
    },
    isOurs(state) {
      const visit = entry.read();
      if (!visit || Date.now() - visit.at > longest) return false;
      return visit.state === undefined || visit.state === state;
    },
    end: () => entry.remove(),
  };
}

/** Navigates the whole page to a provider. Throws when the address isn't a web address, wherever it came from. */
export function leaveFor(address: string): void {
  const link = safeLink(new URL(address, location.href).href);
  if (!link) throw new Error('The provider’s address is no web address.');
  location.assign(link);
}
