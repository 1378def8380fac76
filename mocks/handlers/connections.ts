import { law } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import { endpoints } from '@/api/table';
import { connect, disconnect } from '../db/operations/connections.ts';
import { refuse } from '../db/refusal.ts';
import { viewCurrentUser } from '../db/views/index.ts';
import { type Implementation, implement, implementPublic } from '../http/implementation.ts';
import { providerPath } from '../provider/page.ts';
import { startSession } from './startSession.ts';

/** A token or state as a provider makes them. */
const isProviderValue = (value: string) => value.trim() !== '' && value.length <= limits.providerCode;

export const connectionHandlers: readonly Implementation[] = [
  implementPublic(endpoints.requestXToken, ({ db }) => ({ oauthToken: `oauth-${db.ids.next('x')}` })),
  implementPublic(endpoints.connectX, ({ db, session, body, visitor }) => {
    if (!isProviderValue(body.oauthToken)) refuse(law.connectX.invalid);
    const { user, isNew } = connect(db, 'x', body.oauthVerifier, visitor);
    return startSession(db, session, user, isNew);
  }),
  implement(endpoints.disconnectX, ({ db, viewer, caller }) => viewCurrentUser(viewer, disconnect(db, caller, 'x'))),
  implementPublic(endpoints.requestBlueskyToken, ({ db, body, origin }) => {
    const handle = body.handle?.trim().replace(/^@/, '') ?? '';
    if (body.handle !== undefined && (handle.length > 253 || !/^[\w-]+(\.[\w-]+)+$/.test(handle)))
      refuse(law.requestBlueskyToken.handleInvalid);
    const visit = new URLSearchParams({ state: db.ids.next('b'), ...(handle && { handle }) });
    return { url: `${origin}${providerPath.bluesky}?${visit}` };
  }),
  implementPublic(endpoints.connectBluesky, ({ db, session, body, visitor }) => {
    if (!isProviderValue(body.iss) || !isProviderValue(body.state)) refuse(law.connectBluesky.invalid);
    const { user, isNew } = connect(db, 'bluesky', body.code, visitor);
    return startSession(db, session, user, isNew);
  }),
  implement(endpoints.disconnectBluesky, ({ db, viewer, caller }) => viewCurrentUser(viewer, disconnect(db, caller, 'bluesky'))),
];
