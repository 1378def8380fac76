import { number, object, optional, string } from 'valibot';
import { stored } from '@/shared/storage';

/** As long as anybody takes at a provider, in ms. */
const longest = 60 * 60_000;

const visitSchema = object({ at: number(), state: optional(string()) });

/** The note of a browser that it has sent somebody to a provider. */
export interface Visit {
  /** Before leaving for this address. Its `state`, where it shows one, must come back. */
  begin(address: string): void;
  /** Whether what has come back belongs to a visit that began here, not to a link that somebody else sent. */
  isOurs(state?: string): boolean;
  end(): void;
}

/**
 * A visit that is remembered under this storage key; in every tab, because a provider's app may come back in another one.
 * A server that hands its request over behind the scenes shows no `state`: then only the visit itself is asked for, and the
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
