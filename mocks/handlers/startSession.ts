import type { AuthResult } from '@/api';
import type { Database } from '../db/database.ts';
import type { UserRow } from '../db/tables.ts';
import { createViewer, viewCurrentUser } from '../db/views/index.ts';
import type { RequestSession } from '../http/session.ts';

/** Signs the person in and answers as every call that starts a session does. */
export function startSession(db: Database, session: RequestSession, user: UserRow, isNewUser: boolean): AuthResult {
  session.start(user.id);
  return { user: viewCurrentUser(createViewer(db, user.id), user), isNewUser };
}
