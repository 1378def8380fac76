import { endpoint } from '../endpoint.ts';
import { currentUserSchema } from '../schema/currentUser.ts';

// Separate from `auth` and `users`, because the code before the first post includes whole modules.

export const getCurrentUser = endpoint({ n: 1, method: 'GET', path: '/api/users/me', response: currentUserSchema });

export const logOut = endpoint({ n: 4, method: 'POST', path: '/api/auth/logout', response: null, isPublic: true });
