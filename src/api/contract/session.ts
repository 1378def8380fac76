import { endpoint } from '../endpoint.ts';
import { currentUserSchema } from '../schema/currentUser.ts';

// Apart from `auth` and `users`, because a module goes as a whole into the code that comes before the first post.

/**
 * Answers with the signed-in person.
 * @throws 401 Unauthorized
 * @throws 401 User no longer exists
 * @throws 401 User account is deleted
 * @throws 403 Forbidden resource (code 403021: the account no longer exists)
 */
export const getCurrentUser = endpoint({ n: 1, method: 'GET', path: '/api/users/me', response: currentUserSchema });

/**
 * Ends the session. A 403 means there was none, which callers treat as success.
 * @throws 403 Forbidden resource
 */
export const logOut = endpoint({ n: 4, method: 'POST', path: '/api/auth/logout', response: null, isPublic: true });
