import { endpoints } from '@/api/table';
import { connect, disconnect } from '../db/operations/connections.ts';
import { refuse } from '../db/refusal.ts';
import { viewCurrentUser } from '../db/views/index.ts';
import { implement, implementPublic, type Implementation } from '../http/implementation.ts';
import { startSession } from './startSession.ts';

export const connectionHandlers: readonly Implementation[] = [
  implementPublic(endpoints.requestXToken, ({ db }) => ({ oauthToken: `oauth-${db.ids.next('x')}` })),
  implementPublic(endpoints.connectX, ({ db, session, body, visitor }) => {
    if (!body.oauthToken.trim()) refuse(400, 'Invalid X token');
    const { user, isNew } = connect(db, 'x', body.oauthVerifier, visitor);
    return startSession(db, session, user, isNew);
  }),
  implement(endpoints.disconnectX, ({ db, viewer, caller }) => viewCurrentUser(viewer, disconnect(db, caller, 'x'))),
  implementPublic(endpoints.requestBlueskyToken, ({ body, origin }) => {
    const handle = body.handle?.trim().replace(/^@/, '') ?? '';
    if (body.handle !== undefined && !/^[\w-]+(\.[\w-]+)+$/.test(handle)) refuse(400, 'Invalid handle');
    // The provider's page is skipped: the way leads straight to where it would send the person back.
    const callback = new URLSearchParams({ iss: 'https://bsky.example', state: 'mock', code: handle || 'mock-code' });
    return { url: `${origin}/oauth-callback-bluesky?${callback}` };
  }),
  implementPublic(endpoints.connectBluesky, ({ db, session, body, visitor }) => {
    if (!body.iss.trim() || !body.state.trim()) refuse(400, 'Invalid Bluesky callback');
    const { user, isNew } = connect(db, 'bluesky', body.code, visitor);
    return startSession(db, session, user, isNew);
  }),
  implement(endpoints.disconnectBluesky, ({ db, viewer, caller }) => viewCurrentUser(viewer, disconnect(db, caller, 'bluesky'))),
];
