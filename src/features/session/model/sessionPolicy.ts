/**
 * The session's reaction to a failed call. `none` leaves the failure to the caller; `signed-out-gone` signs out, and is then
 * `account-gone`.
 */
export type SessionEffect = 'none' | 'expired' | 'signed-out' | 'signed-out-gone' | 'account-gone' | 'forbidden';

export interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly statusCode: number;
  readonly code?: number | undefined;
  readonly serverMessage?: string | undefined;
  /** A user was stored when the call was made. */
  readonly hadUser: boolean;
}

/** The server's exact messages: part of the protocol, not translated. */
const deletedAccount = 'User account is deleted';
const missingAccount = 'User no longer exists';
const unauthorized = 'Unauthorized';

const accountGoneCode = 403021;
const currentUserPath = '/api/users/me';
/** Calls that start or end sessions: a refusal there answers what the person did, so it doesn't mean an expired session. */
const exempt = /^\/api\/(auth\/|users\/(signup|connect-)|siwf\/)/;
const organizationLists = ['/api/organizations/my', '/api/organizations/other'];
/**
 * Method and path of the calls where a 403 is about the rights within a group or (not of `GET`) to change a post; the person stays on the
 * screen and reads the server's message.
 */
const ownForbidden = /\/api\/(organizations|organization-types|channels)(\/|$)|^[^G].*\/posts\/:id(\/weigh-in-thresholds)?$/;

/** Decides by the order of the error catalogue (specification, section 8). Pure: acting on it is up to `guardSession`. */
export function sessionEffectOf(call: FailedCall): SessionEffect {
  if (!call.hadUser || exempt.test(call.path)) return 'none';
  const message = call.serverMessage;
  if (message === deletedAccount || message === missingAccount) return 'signed-out';
  if (call.statusCode === 401) {
    return message === unauthorized && organizationLists.includes(call.path) ? 'signed-out' : 'expired';
  }
  if (call.statusCode !== 403) return 'none';
  if (call.code === accountGoneCode) return call.path === currentUserPath ? 'signed-out-gone' : 'account-gone';
  if (call.path === currentUserPath) return 'signed-out';
  return ownForbidden.test(call.method + call.path) ? 'none' : 'forbidden';
}
