import { completeSiwf, request } from '@/api';
import { env } from '@/shared/env.ts';
import { strings } from '../../strings.ts';
import type { ProviderAnswer } from '../signInMethod.ts';
import { visitUnder } from '../visit.ts';

export const siwfVisit = visitUnder('siwfVisit');

/** The configured page; the provider knows the return address. */
export function beginSiwf(): Promise<string> {
  const { href } = new URL(env.siwfUrl, location.href);
  siwfVisit.begin(href);
  return Promise.resolve(href);
}

export function readSiwf(parameters: URLSearchParams): ProviderAnswer {
  const error = parameters.get('error');
  if (error === 'access_denied') return { kind: 'denied' };
  if (error !== null) return { kind: 'broken', message: strings.authenticationFailed };
  const authorizationCode = parameters.get('authorizationCode')?.trim();
  if (!authorizationCode) return { kind: 'broken', message: strings.incomplete };
  if (!siwfVisit.isOurs(parameters.get('state') ?? undefined)) return { kind: 'broken', message: strings.notStartedHere };
  return { kind: 'granted', redeem: () => request(completeSiwf, { query: { authorizationCode } }) };
}
