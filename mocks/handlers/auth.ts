import { endpoints } from '@/api/table';
import * as accounts from '../db/operations/accounts.ts';
import { claimHandle, completeSiwf } from '../db/operations/connections.ts';
import { forbid } from '../db/refusal.ts';
import { type Implementation, implement, implementPublic, Reply } from '../http/implementation.ts';
import { providerPath } from '../provider/page.ts';
import { startSession } from './startSession.ts';

export const authHandlers: readonly Implementation[] = [
  implementPublic(endpoints.signUp, ({ db, session, body, visitor }) => {
    const { user, isNew } = accounts.signUp(db, visitor, body.phone, body.password);
    return new Reply(isNew ? 201 : 200, startSession(db, session, user, isNew));
  }),
  implementPublic(endpoints.logIn, ({ db, session, body }) =>
    startSession(db, session, accounts.logIn(db, body.phone, body.password), false),
  ),
  implementPublic(endpoints.logOut, ({ session }) => {
    if (session.userId === null) forbid();
    session.end();
  }),
  implementPublic(endpoints.sendSmsCode, ({ db, body, headers }) => accounts.sendSmsCode(db, body.phone, headers.get('x-captcha-token'))),
  implementPublic(endpoints.checkSmsCode, ({ db, session, body, visitor }) => {
    const { user, isNew } = accounts.checkSmsCode(db, body, visitor);
    return startSession(db, session, user, isNew);
  }),
  implementPublic(endpoints.completeSiwf, ({ db, session, query }) => {
    const { user, isNew } = completeSiwf(db, query.authorizationCode ?? '');
    return startSession(db, session, user, isNew);
  }),
  implement(endpoints.claimSiwfHandle, ({ db, caller, query, origin }) => {
    const { baseHandle, needsConfirmation } = claimHandle(db, caller, query.fromUsername ?? '', query.toUsername ?? '');
    return { baseHandle, url: needsConfirmation ? `${origin}${providerPath.confirm}?handle=${encodeURIComponent(baseHandle)}` : null };
  }),
];
