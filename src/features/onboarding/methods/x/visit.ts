import { string } from 'valibot';
import { connectX, request, requestXToken } from '@/api';
import { env } from '@/shared/env.ts';
import { required } from '@/shared/lib/required';
import { stored } from '@/shared/storage';
import { strings } from '../../strings.ts';
import type { ProviderAnswer } from '../signInMethod.ts';

/** The token of the visit to X; the returned parameters must name the same one. */
export const oauthTokenEntry = stored('oauthToken', string());
/** The parameters that X returned, stored until the server has accepted them, so that a reload in between can go on. */
export const oauthVerifierEntry = stored('oauthVerifier', string());
/** The number typed before leaving, for the account of a new person. */
export const userPhoneXEntry = stored('userPhoneX', string());

/** Requests a token, stores it, and returns the page on X that it opens. */
export async function beginX(): Promise<string> {
  const { oauthToken } = required(await request(requestXToken));
  oauthTokenEntry.write(oauthToken);
  oauthVerifierEntry.remove();
  const url = new URL(env.xAuthorizeUrl, location.href);
  url.searchParams.set('oauth_token', oauthToken);
  return url.href;
}

/** The returned token must equal the stored one; otherwise another person began this visit. */
export function readX(parameters: URLSearchParams): ProviderAnswer {
  if (parameters.has('denied')) return { kind: 'denied' };
  const storedToken = oauthTokenEntry.read();
  const hasReturned = [...parameters].length > 0;
  // Without parameters, a stored verifier means that the page was reloaded before the server's answer.
  const token = hasReturned ? parameters.get('oauth_token') : storedToken;
  const verifier = hasReturned ? parameters.get('oauth_verifier') : oauthVerifierEntry.read();
  if (!hasReturned && !verifier) return { kind: 'none' };
  if (!token || !verifier) return { kind: 'broken', message: strings.incomplete };
  if (token !== storedToken) return { kind: 'broken', message: strings.notStartedHere };
  return {
    kind: 'granted',
    redeem: () => {
      oauthVerifierEntry.write(verifier);
      return request(connectX, { body: { oauthToken: token, oauthVerifier: verifier } });
    },
  };
}
