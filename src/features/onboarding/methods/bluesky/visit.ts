import { connectBluesky, request, requestBlueskyToken } from '@/api';
import { required } from '@/shared/lib/required';
import { strings } from '../../strings.ts';
import type { ProviderAnswer } from '../signInMethod.ts';
import { visitUnder } from '../visit.ts';

export const blueskyVisit = visitUnder('blueskyVisit');

/** Looks up the server of a handle; without a handle the provider asks for it. */
export async function beginBluesky(handle?: string): Promise<string> {
  const { url } = required(await request(requestBlueskyToken, { body: handle ? { handle } : {} }));
  blueskyVisit.begin(url);
  return url;
}

export function readBluesky(parameters: URLSearchParams): ProviderAnswer {
  const error = parameters.get('error');
  if (error === 'access_denied') return { kind: 'denied' };
  if (error !== null) return { kind: 'broken', message: strings.authenticationFailed };
  const [iss, state, code] = ['iss', 'state', 'code'].map((name) => parameters.get(name)?.trim());
  if (!iss || !state || !code) return { kind: 'broken', message: strings.incomplete };
  if (!blueskyVisit.isOurs(state)) return { kind: 'broken', message: strings.notStartedHere };
  return { kind: 'granted', redeem: () => request(connectBluesky, { body: { iss, state, code } }) };
}
